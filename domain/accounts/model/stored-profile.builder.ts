import { nameKeysOf } from '../../shared/people/name-keys.ts';
import type { StoredProfile } from './stored-profile.ts';

/** Returns the stored profile of an approved passenger, changed by the given fields; `undefined` leaves a field out. */
export function aStoredProfile(
  given: { readonly [Field in keyof StoredProfile]?: StoredProfile[Field] | undefined } = {},
) {
  const fields = {
    uid: 'u-robin',
    email: 'robin@example.com',
    role: 'passenger',
    name: 'Robin Rider',
    ...nameKeysOf('Robin Rider'),
    status: 'approved',
    createdAt: '2025-03-01T08:00:00.000Z',
    registeredAt: new Date('2025-03-01T08:00:01.000Z'),
    reviewCount: 0,
    provenAt: new Date('2025-03-01T08:05:00.000Z'),
    malformed: [],
    ...given,
  };
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as unknown as StoredProfile;
}
