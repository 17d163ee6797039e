import type { ReasonedStep } from '#domain/accounts/model/account-steps.ts';
import type { User } from '#domain/accounts/model/user.ts';
import { pageDraft } from '#core/forms/use-draft.ts';

/** Reasons that were typed but not sent, by decision. */
export const reasonDrafts = pageDraft<string>();

/** A decision about accounts, as the owner of its draft. */
export const decisionOn = (kind: ReasonedStep, users: readonly Pick<User, 'uid'>[]) =>
  [kind, ...users.map(({ uid }) => uid)].join(' ');

/** Removes every reason that concerns the account, because it has been decided on. */
export const forgetReasons = (uid: string) =>
  reasonDrafts.forget((decision) => decision.split(' ').includes(uid));
