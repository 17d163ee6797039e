import { isMap } from '../../shared/decoders.ts';
import type { LastKnown } from '../../shared/last-known.ts';
import { cacheProfile } from '../model/cache-profile.ts';
import { admit, type AdmittedUser } from './admission-policy.ts';
import { readAccount } from '../model/read-account.ts';

/** The profile cached on this device, in its stored form, so that the current policy judges it when it is read. */
export function createCachedProfile(lastKnown: LastKnown) {
  return {
    /** Caches a driver's profile, and updates a passenger's with a cached open ride; removes all others. */
    cache(user: AdmittedUser): void {
      const isCached = user.role === 'passenger' && lastKnown.holder() === user.uid;
      if (user.role === 'driver' || isCached) cacheProfile(lastKnown, user);
      else lastKnown.forget();
    },
    /** The cached user; `null` if there is none whom the policy admits. */
    read(uid: string): AdmittedUser | null {
      const cached = lastKnown.read(uid, 'profile');
      const admission = admit(readAccount(uid, isMap(cached) ? cached : null), null);
      return admission.ok ? admission.value : null;
    },
    forget: lastKnown.forget,
  };
}
