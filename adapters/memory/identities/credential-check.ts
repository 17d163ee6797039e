import type { AccountResult } from '#domain/accounts/model/errors/account-error.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { succeed } from '#domain/shared/result.ts';
import type { IdentityRecord } from './identity-record.ts';
import type { IdentityTable } from './identity-table.ts';
import { providerFailure } from './provider-failure.ts';

/** So many wrong passwords in a row lock an identity for so long, even for the right password. */
export interface LockOut {
  readonly toleratedFailures: number;
  readonly minutes: number;
}

/**
 * Checks a password. Fails with `invalid-credentials`, `user-disabled` or `too-many-requests`. Wrong passwords are
 * counted; a success resets the count.
 */
export type CheckCredentials = (
  record: IdentityRecord | null,
  password: string,
) => AccountResult<IdentityRecord>;

export function createCheckCredentials(
  table: IdentityTable,
  clock: Clock,
  { toleratedFailures, minutes }: LockOut,
): CheckCredentials {
  const isLocked = ({ failures, lastFailureAt }: IdentityRecord) =>
    failures >= toleratedFailures &&
    lastFailureAt !== null &&
    clock.now().getTime() < lastFailureAt.getTime() + minutes * 60_000;

  return (record, password) => {
    if (password === '') return providerFailure('auth/missing-password');
    if (record === null) return providerFailure('auth/invalid-credential');
    if (record.disabled) return providerFailure('auth/user-disabled');
    if (isLocked(record)) return providerFailure('auth/too-many-requests');
    if (record.password !== password) {
      table.put({ ...record, failures: record.failures + 1, lastFailureAt: clock.now() });
      return providerFailure('auth/invalid-credential');
    }
    return succeed(table.put({ ...record, failures: 0, lastFailureAt: null }));
  };
}
