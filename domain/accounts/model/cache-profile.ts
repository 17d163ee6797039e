import type { LastKnown } from '../../shared/last-known.ts';
import type { User } from './user.ts';

/** Caches what drivers and passengers need of a profile, in the stored form that `readAccount` reads. */
export function cacheProfile(lastKnown: LastKnown, user: User): void {
  const { uid, email, role, status, name, createdAt, appliedAt, provenAt, signedInSince } = user;
  lastKnown.cache(uid, 'profile', {
    uid,
    email,
    role,
    status,
    createdAt,
    registeredAt: appliedAt,
    ...(name !== null && { name }),
    ...(provenAt && { provenAt }),
    ...(signedInSince && { signedInSince }),
  });
}
