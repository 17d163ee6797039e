import type { Result } from '../../shared/result.ts';

export interface NumberedAccounts {
  readonly uids: readonly string[];
  /** Whether more accounts may match, which more digits would find. */
  readonly more: boolean;
}

/**
 * Some accounts whose number begins or ends with these digits, for the power *accounts*; none for a text that is no
 * part of a number. The composition root binds this port to a service of rides, because the rides compare numbers
 * (D77). Fails as a `UserRepository` does.
 */
export type AccountsByNumber = (text: string) => Promise<Result<NumberedAccounts>>;
