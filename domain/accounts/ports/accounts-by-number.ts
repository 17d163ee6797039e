import type { Result } from '../../shared/result.ts';

export interface NumberedAccounts {
  readonly uids: readonly string[];
  /** Whether more accounts may match; more digits find them. */
  readonly more: boolean;
}

/**
 * Some accounts whose number begins or ends with these digits, for administrators with the power *accounts*; none for a
 * text that is no part of a number. The rides compare numbers, and have those of passengers and drivers (D77), so the
 * composition root binds this port to a service of rides. Fails as a `UserRepository` does.
 */
export type AccountsByNumber = (text: string) => Promise<Result<NumberedAccounts>>;
