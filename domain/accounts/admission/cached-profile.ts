import { isMap } from '../../shared/decoders.ts';
import type { LastKnown } from '../../shared/last-known.ts';
import { cacheProfile } from '../model/cache-profile.ts';
import { admit, type AdmittedUser } from './admission-policy.ts';
import { readAccount } from '../model/read-account.ts';

/** The cached profile of a user on this device. It is stored as in the database, and `admit` judges it at each read. */
export function createCachedProfile(lastKnown: LastKnown) {
  return {
    /** Caches the profile of a driver, or of a passenger with a cached ride. Otherwise removes all cached values. */
    cache(user: AdmittedUser): void {
      const isCached = user.role === 'passenger' && lastKnown.holder() === user.uid;
      if (user.role === 'driver' || isCached) cacheProfile(lastKnown, user);
      else lastKnown.forget();
    },
    /** Returns the cached user with this uid; `null` if none is cached or `admit` refuses the user. */
    read(uid: string): AdmittedUser | null {
      const cached = lastKnown.read(uid, 'profile');
      const admission = admit(readAccount(uid, isMap(cached) ? cached : null), null);
      return admission.ok ? admission.value : null;
    },
    forget: lastKnown.forget,
  };
}
