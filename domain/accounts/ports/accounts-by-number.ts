import type { Result } from '../../shared/result.ts';

export interface NumberedAccounts {
  readonly uids: readonly string[];
  /** There may be more, which a longer number finds. */
  readonly more: boolean;
}

/**
 * The accounts whose number begins or ends with these digits, for administrators; none for a text that is no part of a
 * number. How numbers are compared, and those of passengers and drivers, belong to the rides (D77), so the composition
 * root binds it to them. Fails as a `UserRepository` does.
 */
export type AccountsByNumber = (text: string) => Promise<Result<NumberedAccounts>>;
