import type { Result } from '../../shared/result.ts';

export interface NumberedAccounts {
  readonly uids: readonly string[];
  /** Whether other accounts may match, too. More digits would find them. */
  readonly more: boolean;
}

/**
 * Finds some accounts whose number begins or ends with these digits. Finds none if the text is no part of a number. The
 * composition root binds a service of rides, because rides compare numbers (D77). Fails as a `UserRepository` or
 * `asReviewer` does.
 */
export type AccountsByNumber = (text: string) => Promise<Result<NumberedAccounts>>;
