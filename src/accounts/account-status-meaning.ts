import type { AccountStatus } from '#domain/accounts/model/user.ts';
import type { ColourMeaning } from '#ui/data/colour-meaning.ts';

/** The meaning of each status of an account, so that a colour means the same on every page. */
export const ACCOUNT_STATUS_MEANING: Readonly<Record<AccountStatus, ColourMeaning>> = {
  pending: 'attention',
  approved: 'neutral',
  rejected: 'neutral',
};
