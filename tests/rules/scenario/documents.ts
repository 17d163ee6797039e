import { gateOf } from '#domain/accounts/model/gate.ts';
import { nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { isAccountStatus } from '#domain/accounts/model/user.ts';
import type { Data } from './datum.ts';
import type { SignedIn } from './people.ts';
import type { Seed } from './request.ts';

export const CREATED_AT = '2025-03-01T08:00:00.000Z';
export const REGISTERED_AT = new Date('2025-03-01T08:00:01.000Z');

/** The field with the server's time of registration, which is the place in the queue. */
export const QUEUE_PLACE = 'registeredAt';

/** Fields to replace; `undefined` removes a field, as in a damaged document. */
export type Changes = Readonly<Record<string, Data[string] | undefined>>;

export function withChanges(data: Data, changes: Changes): Data {
  const entries = Object.entries({ ...data, ...changes });
  return Object.fromEntries(
    entries.filter((entry): entry is [string, Data[string]] => entry[1] !== undefined),
  );
}

export const profilePath = ({ sub }: { sub: string }) => `users/${sub}`;
export const entryPath = ({ email }: { email: string }) => `accountDirectory/${email}`;

/** A sound profile, by default approved. `undefined` removes a field. */
export function profile({ sub, email }: SignedIn, role: string, changes: Changes = {}): Data {
  const sound = {
    uid: sub,
    email,
    role,
    name: `Person ${sub}`,
    ...nameKeysOf(`Person ${sub}`),
    status: 'approved',
    createdAt: CREATED_AT,
    [QUEUE_PLACE]: REGISTERED_AT,
    reviewCount: 0,
  };
  return withChanges(sound, changes);
}

/** The entry that the domain computes for a profile. */
export function entryOf(uid: string, { role, status }: Data): Data {
  if (typeof role !== 'string' || typeof status !== 'string' || !isAccountStatus(status)) {
    return { gate: 'open', uid };
  }
  return { gate: gateOf(role, status), uid };
}

/** A profile with its entry. */
export function account(who: SignedIn, role: string, changes: Changes = {}): Seed {
  const stored = profile(who, role, changes);
  return { [profilePath(who)]: stored, [entryPath(who)]: entryOf(who.sub, stored) };
}
