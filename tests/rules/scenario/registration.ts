import { SERVER_TIME } from './datum.ts';
import { CREATED_AT, entryPath, profilePath, withChanges, type Changes } from './documents.ts';
import type { SignedIn } from './people.ts';
import { commit, set, type Person, type Request } from './request.ts';

export function newProfile(who: SignedIn, changes: Changes = {}) {
  return withChanges(
    {
      uid: who.sub,
      email: who.email,
      role: 'passenger',
      name: 'Penny Pending',
      nameKey: 'penny pending',
      status: 'pending',
      createdAt: CREATED_AT,
      registeredAt: SERVER_TIME,
      reviewCount: 0,
    },
    changes,
  );
}

export const pendingEntry = (who: SignedIn, changes: Changes = {}) =>
  withChanges({ gate: 'pending', uid: who.sub }, changes);

/** A registration's batch, with the changes. */
export function registers(
  who: SignedIn,
  changes: { profile?: Changes; entry?: Changes; by?: Person } = {},
): Request {
  return {
    by: changes.by === undefined ? who : changes.by,
    does: commit(
      set(profilePath(who), newProfile(who, changes.profile)),
      set(entryPath(who), pendingEntry(who, changes.entry)),
    ),
  };
}
