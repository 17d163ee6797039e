import type { AccountStatus } from '#domain/accounts/model/user.ts';
import type { StatusMeaning } from '#ui/data/status-meaning.ts';

/** The meaning of each status of an account, so that a colour means the same on every page. */
export const ACCOUNT_STATUS_MEANING: Readonly<Record<AccountStatus, StatusMeaning>> = {
  pending: 'attention',
  approved: 'neutral',
  rejected: 'neutral',
};
