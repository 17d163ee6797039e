import { nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { SERVER_TIME } from '../datum.ts';
import { QUEUE_PLACE, entryPath, profile, profilePath, withChanges, type Changes } from '../documents.ts';
import type { SignedIn } from '../people.ts';
import { commits, set, type Person, type Request } from '../request.ts';

export function newProfile(who: SignedIn, changes: Changes = {}) {
  return profile(who, 'passenger', {
    name: 'Penny Pending',
    ...nameKeysOf('Penny Pending'),
    status: 'pending',
    [QUEUE_PLACE]: SERVER_TIME,
    provenAt: null,
    ...changes,
  });
}

export const pendingEntry = (who: SignedIn, changes: Changes = {}) =>
  withChanges({ gate: 'pending', uid: who.sub }, changes);

/** The batch of a registration, with these changes. */
export function registers(
  who: SignedIn,
  changes: { profile?: Changes; entry?: Changes; by?: Person } = {},
): Request {
  return commits(
    changes.by === undefined ? who : changes.by,
    set(profilePath(who), newProfile(who, changes.profile)),
    set(entryPath(who), pendingEntry(who, changes.entry)),
  );
}
