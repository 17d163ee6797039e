import { checkPassword, type PasswordPolicy } from '#domain/accounts/model/password-policy.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import { createCheckCredentials, type LockOut } from './credential-check.ts';
import {
  provenUserOf,
  refreshTokenOf,
  uidOfToken,
  type IdentityRecord,
  type ProvenUser,
} from './identity-record.ts';
import { canonicalEmail, type IdentityTable } from './identity-table.ts';
import { providerFailure } from './provider-failure.ts';
import type { ResetCodes } from './reset-codes.ts';

/** A reset mail as the provider sends it. */
export interface ResetMail {
  readonly email: string;
  readonly code: string;
}

/** The identity provider's server: what browsers may ask of it. A session is identified by its refresh token. */
export interface MemoryProvider {
  readonly policy: PasswordPolicy;
  /** Fails with `email-already-in-use`, `weak-password`, or `provider` for text that is no address. */
  signUp(email: string, password: string): Result<ProvenUser>;
  /** Fails with `invalid-credentials`, `user-disabled`, `too-many-requests`, or `provider` as above. */
  signIn(email: string, password: string): Result<ProvenUser>;
  /** The user of a session. Fails with `session-expired` or `user-disabled`. */
  lookUp(token: string): Result<ProvenUser>;
  /** Deletes the session's identity. Fails as `lookUp` does. */
  remove(token: string): Result<void>;
  /** Returns the session that continues; every other session of the user ends. Fails as `signIn` and `signUp` do. */
  changePassword(token: string, current: string, next: string): Result<ProvenUser>;
  /** Succeeds for known and unknown addresses alike. */
  sendReset(email: string): Result<void>;
  /** The address of a link. Fails with `reset-link-invalid` or `reset-link-expired`. */
  verifyReset(code: string): Result<string>;
  /** Uses up the link and ends every session of the user. Fails as `verifyReset` does, or with `weak-password`. */
  confirmReset(code: string, password: string): Result<void>;
}

export interface ProviderSettings {
  readonly policy: PasswordPolicy;
  readonly lockOut: LockOut;
  /** Called with every reset mail. */
  readonly deliver: (mail: ResetMail) => void;
}

const ADDRESS = /^[^@\s]+@[^@\s]+$/;

export function createMemoryProvider(
  table: IdentityTable,
  codes: ResetCodes,
  clock: Clock,
  { policy, lockOut, deliver }: ProviderSettings,
): MemoryProvider {
  const prove = createCheckCredentials(table, clock, lockOut);

  const judge = (password: string): Result<void> => {
    const unmet = checkPassword(policy, password).flatMap(({ rule, met }) => (met ? [] : [rule]));
    return unmet.length === 0 ? succeed() : fail({ code: 'weak-password', unmet });
  };

  const holderOf = (token: string): Result<IdentityRecord> => {
    const record = table.byUid(uidOfToken(token));
    if (record === null || refreshTokenOf(record) !== token)
      return providerFailure('auth/user-token-expired');
    return record.disabled ? providerFailure('auth/user-disabled') : succeed(record);
  };

  const setPassword = (record: IdentityRecord, password: string) =>
    table.put({ ...record, password, failures: 0, lastFailureAt: null, generation: record.generation + 1 });

  return {
    policy,
    signUp(email, password) {
      if (!ADDRESS.test(email)) return providerFailure('auth/invalid-email');
      if (password === '') return providerFailure('auth/missing-password');
      if (table.byEmail(email) !== null) return providerFailure('auth/email-already-in-use');
      const judged = judge(password);
      if (!judged.ok) return judged;
      const uid = crypto.randomUUID().replaceAll('-', '').slice(0, 28);
      const fresh = { generation: 0, failures: 0, lastFailureAt: null, disabled: false };
      const record = {
        uid,
        email: canonicalEmail(email),
        password,
        ...fresh,
      };
      return succeed(provenUserOf(table.put(record)));
    },
    signIn(email, password) {
      if (!ADDRESS.test(email)) return providerFailure('auth/invalid-email');
      const proven = prove(table.byEmail(email), password);
      return proven.ok ? succeed(provenUserOf(proven.value)) : proven;
    },
    lookUp(token) {
      const held = holderOf(token);
      return held.ok ? succeed(provenUserOf(held.value)) : held;
    },
    remove(token) {
      const held = holderOf(token);
      if (!held.ok) return held;
      return succeed(table.remove(held.value.uid));
    },
    changePassword(token, current, next) {
      // The current password also renews an ended session, so only the user matters.
      const proven = prove(table.byUid(uidOfToken(token)), current);
      if (!proven.ok) return proven;
      const judged = judge(next);
      return judged.ok ? succeed(provenUserOf(setPassword(proven.value, next))) : judged;
    },
    sendReset(email) {
      if (!ADDRESS.test(email)) return providerFailure('auth/invalid-email');
      const record = table.byEmail(email);
      if (record !== null) deliver({ email: record.email, code: codes.issue(record.uid) });
      return succeed();
    },
    verifyReset(code) {
      const uid = codes.verify(code);
      if (!uid.ok) return uid;
      const record = table.byUid(uid.value);
      return record === null ? providerFailure('auth/invalid-action-code') : succeed(record.email);
    },
    confirmReset(code, password) {
      const uid = codes.verify(code);
      if (!uid.ok) return uid;
      const record = table.byUid(uid.value);
      if (record === null) return providerFailure('auth/invalid-action-code');
      const judged = judge(password);
      if (!judged.ok) return judged;
      codes.spend(code);
      setPassword(record, password);
      return succeed();
    },
  };
}
