import type { ReasonedStep } from '#domain/accounts/model/account-steps.ts';
import type { User } from '#domain/accounts/model/user.ts';

/** Reasons that were typed but not sent, by decision and accounts. */
export interface ReasonDrafts {
  /** Empty if there is none. */
  read: (kind: ReasonedStep, users: readonly User[]) => string;
  write: (kind: ReasonedStep, users: readonly User[], text: string) => void;
  /** Removes every draft that concerns the account, because it has been decided on. */
  forget: (uid: string) => void;
}

export function createReasonDrafts(): ReasonDrafts {
  const drafts = new Map<string, { readonly uids: readonly string[]; readonly text: string }>();
  const uidsOf = (users: readonly User[]) => users.map(({ uid }) => uid);
  const keyOf = (kind: ReasonedStep, users: readonly User[]) => JSON.stringify([kind, uidsOf(users)]);
  return {
    read: (kind, users) => drafts.get(keyOf(kind, users))?.text ?? '',
    write: (kind, users, text) => void drafts.set(keyOf(kind, users), { uids: uidsOf(users), text }),
    forget(uid) {
      for (const [key, { uids }] of drafts) if (uids.includes(uid)) drafts.delete(key);
    },
  };
}
