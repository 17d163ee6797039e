import type { AccountResult } from '#domain/accounts/model/errors/account-error.ts';
import { checkPassword, type PasswordPolicy } from '#domain/accounts/model/password-policy.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { fail, succeed } from '#domain/shared/result.ts';
import {
  canonicalEmail,
  newIdentity,
  provenUserOf,
  readToken,
  type IdentityRecord,
  type IdentityTable,
  type ProvenUser,
} from './identity-table.ts';
import type { LinkCodes, LinkKind } from './link-codes.ts';
import { providerFailure } from './provider-failure.ts';

/** The server of the identity provider, as browsers use it. A refresh token identifies a session. */
export interface MemoryProvider {
  readonly policy: PasswordPolicy;
  /** Fails with `email-already-in-use`, `weak-password`, or `provider` for a malformed address or no password. */
  signUp(email: string, password: string): AccountResult<ProvenUser>;
  /** Fails with `invalid-credentials`, `user-disabled` or `too-many-requests`, or with `provider` as `signUp` does. */
  signIn(email: string, password: string): AccountResult<ProvenUser>;
  /** The user of a session. Fails with `session-expired` or `user-disabled`. */
  lookUp(token: string): AccountResult<ProvenUser>;
  /** Deletes the session's identity. Fails as `lookUp` does. */
  remove(token: string): AccountResult<void>;
  /** Returns a new session of the token's user; the present one stays valid. Fails as `signIn` does. */
  proveAgain(token: string, password: string): AccountResult<ProvenUser>;
  /** Ends every session of the user, and returns a new session. Fails as `proveAgain` does, or with `weak-password`. */
  changePassword(token: string, current: string, next: string): AccountResult<ProvenUser>;
  /** Sends a reset link. Succeeds for unknown addresses as well, and fails with `provider` for malformed ones. */
  sendReset(email: string): AccountResult<void>;
  /** Sends the link that proves the session's address. Fails as `lookUp` does. */
  sendProof(token: string): AccountResult<void>;
  /** The address that a link proves. Fails as `verifyReset` does. */
  verifyProof(code: string): AccountResult<string>;
  /** Uses up the link, and returns its address. Fails as `verifyReset` does. */
  applyProof(code: string): AccountResult<string>;
  /** The address that a reset link is for. Fails with `link-invalid` or `link-expired`. */
  verifyReset(code: string): AccountResult<string>;
  /** Uses up the link and ends all sessions of the user. Fails as `verifyReset` does, or with `weak-password`. */
  confirmReset(code: string, password: string): AccountResult<void>;
}

/** After `toleratedFailures` wrong passwords in a row an identity is locked for `minutes`. */
interface LockOut {
  readonly toleratedFailures: number;
  readonly minutes: number;
}

/** Checks a password. Fails as `signIn` does. Wrong passwords are counted, and a success resets the count. */
type CheckCredentials = (record: IdentityRecord | null, password: string) => AccountResult<IdentityRecord>;

function createCheckCredentials(
  table: IdentityTable,
  clock: Clock,
  { toleratedFailures, minutes }: LockOut,
): CheckCredentials {
  const isLocked = ({ failures, lastFailureAt }: IdentityRecord) =>
    failures >= toleratedFailures &&
    lastFailureAt !== null &&
    clock.now().getTime() < lastFailureAt.getTime() + minutes * 60_000;

  return (record, password) => {
    if (password === '') return providerFailure('no-password');
    if (record === null) return providerFailure('wrong-password');
    if (record.disabled) return providerFailure('identity-disabled');
    if (isLocked(record)) return providerFailure('identity-locked');
    if (record.password !== password) {
      table.put({ ...record, failures: record.failures + 1, lastFailureAt: clock.now() });
      return providerFailure('wrong-password');
    }
    return succeed(table.put({ ...record, failures: 0, lastFailureAt: null }));
  };
}

export interface ProviderSettings {
  readonly policy: PasswordPolicy;
  readonly lockOut: LockOut;
}

const ADDRESS = /^[^@\s]+@[^@\s]+$/;

export function createMemoryProvider(
  table: IdentityTable,
  codes: LinkCodes,
  clock: Clock,
  { policy, lockOut }: ProviderSettings,
): MemoryProvider {
  const prove = createCheckCredentials(table, clock, lockOut);

  const judge = (password: string): AccountResult<void> => {
    const unmet = checkPassword(policy, password).flatMap(({ rule, met }) => (met ? [] : [rule]));
    return unmet.length === 0 ? succeed() : fail({ code: 'weak-password', unmet });
  };

  /** A session that begins now. */
  const opened = (record: IdentityRecord): AccountResult<ProvenUser> =>
    succeed(provenUserOf(record, clock.now()));

  const holderOf = (token: string): AccountResult<ProvenUser> => {
    const { uid, signedInAt } = readToken(token);
    const record = table.byUid(uid);
    const holder = record && provenUserOf(record, signedInAt);
    if (record === null || holder?.refreshToken !== token) return providerFailure('old-token');
    return record.disabled ? providerFailure('identity-disabled') : succeed(holder);
  };

  const ownerOf = (kind: LinkKind, code: string): AccountResult<IdentityRecord> => {
    const uid = codes.verify(kind, code);
    if (!uid.ok) return uid;
    const record = table.byUid(uid.value);
    return record === null ? providerFailure('no-such-link') : succeed(record);
  };
  const addressOf = (owner: AccountResult<IdentityRecord>) => (owner.ok ? succeed(owner.value.email) : owner);

  const setPassword = (record: IdentityRecord, password: string) =>
    table.put({ ...record, password, failures: 0, lastFailureAt: null, generation: record.generation + 1 });

  return {
    policy,
    signUp(email, password) {
      if (!ADDRESS.test(email)) return providerFailure('invalid-email');
      if (password === '') return providerFailure('no-password');
      if (table.byEmail(email) !== null) return providerFailure('address-taken');
      const judged = judge(password);
      if (!judged.ok) return judged;
      const uid = crypto.randomUUID().replaceAll('-', '').slice(0, 28);
      return opened(table.put(newIdentity({ uid, email: canonicalEmail(email), password })));
    },
    signIn(email, password) {
      if (!ADDRESS.test(email)) return providerFailure('invalid-email');
      const proven = prove(table.byEmail(email), password);
      return proven.ok ? opened(proven.value) : proven;
    },
    lookUp: holderOf,
    remove(token) {
      const holder = holderOf(token);
      if (!holder.ok) return holder;
      return succeed(table.remove(holder.value.uid));
    },
    proveAgain(token, password) {
      // The password also renews an ended session, so only the uid in the token matters, here and in `changePassword`.
      const proven = prove(table.byUid(readToken(token).uid), password);
      return proven.ok ? opened(proven.value) : proven;
    },
    changePassword(token, current, next) {
      const proven = prove(table.byUid(readToken(token).uid), current);
      if (!proven.ok) return proven;
      const judged = judge(next);
      return judged.ok ? opened(setPassword(proven.value, next)) : judged;
    },
    sendReset(email) {
      if (!ADDRESS.test(email)) return providerFailure('invalid-email');
      const record = table.byEmail(email);
      if (record !== null) codes.issue('reset', record.uid);
      return succeed();
    },
    sendProof(token) {
      const holder = holderOf(token);
      if (!holder.ok) return holder;
      codes.issue('proof', holder.value.uid);
      return succeed();
    },
    verifyProof: (code) => addressOf(ownerOf('proof', code)),
    applyProof(code) {
      const owner = ownerOf('proof', code);
      if (!owner.ok) return owner;
      codes.spend(code);
      return succeed(table.put({ ...owner.value, emailVerified: true }).email);
    },
    verifyReset: (code) => addressOf(ownerOf('reset', code)),
    confirmReset(code, password) {
      const owner = ownerOf('reset', code);
      if (!owner.ok) return owner;
      const judged = judge(password);
      if (!judged.ok) return judged;
      codes.spend(code);
      // Only a reader of the mail has the link, so the address is proven.
      setPassword({ ...owner.value, emailVerified: true }, password);
      return succeed();
    },
  };
}
