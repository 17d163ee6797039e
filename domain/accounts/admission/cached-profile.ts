import { isMap } from '../../shared/decoders.ts';
import type { LastKnown } from '../../shared/last-known.ts';
import { cacheProfile } from '../model/cache-profile.ts';
import { admit, type AdmittedUser } from './admission-policy.ts';
import { readAccount } from '../model/read-account.ts';

/** The profile that this device caches. It has its stored form, so that the policy judges it at each read. */
export function createCachedProfile(lastKnown: LastKnown) {
  return {
    /** Caches the profile of a driver, or of a passenger who has a cached open ride; otherwise removes the cache. */
    cache(user: AdmittedUser): void {
      const isCached = user.role === 'passenger' && lastKnown.holder() === user.uid;
      if (user.role === 'driver' || isCached) cacheProfile(lastKnown, user);
      else lastKnown.forget();
    },
    /** The cached user; `null` unless there is one whom the policy admits. */
    read(uid: string): AdmittedUser | null {
      const cached = lastKnown.read(uid, 'profile');
      const admission = admit(readAccount(uid, isMap(cached) ? cached : null), null);
      return admission.ok ? admission.value : null;
    },
    forget: lastKnown.forget,
  };
}
