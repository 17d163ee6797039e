import type { ReasonedStep } from '#domain/accounts/model/account-steps.ts';
import type { User } from '#domain/accounts/model/user.ts';
import { pageDraft } from '#core/forms/use-draft.ts';

/** Reasons that were typed but not sent, by decision. */
export const reasonDrafts = pageDraft<string>();

/** The key of a draft: the decision and the uids of its accounts. */
export const decisionOn = (kind: ReasonedStep, users: readonly Pick<User, 'uid'>[]) =>
  [kind, ...users.map(({ uid }) => uid)].join(' ');

/** Removes every draft about an account that has been decided on. */
export const forgetReasons = (uid: string) =>
  reasonDrafts.forget((decision) => decision.split(' ').includes(uid));
