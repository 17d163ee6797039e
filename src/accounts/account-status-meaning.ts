import type { AccountStatus } from '#domain/accounts/model/user.ts';
import type { ColourMeaning } from '#ui/data/colour-meaning.ts';

/** What the colour of each account status means, the same on every page. */
export const ACCOUNT_STATUS_MEANING: Readonly<Record<AccountStatus, ColourMeaning>> = {
  pending: 'attention',
  approved: 'neutral',
  rejected: 'neutral',
};
