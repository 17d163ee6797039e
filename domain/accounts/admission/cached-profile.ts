import { isMap } from '../../shared/decoders.ts';
import type { LastKnown } from '../../shared/last-known.ts';
import { cacheProfile } from '../model/cache-profile.ts';
import { admit, type AdmittedUser } from './admission-policy.ts';
import { readAccount } from '../model/read-account.ts';

/** The profile on this device, in its stored form: read again, it is judged by the policy that judged it then. */
export function createCachedProfile(lastKnown: LastKnown) {
  return {
    /**
     * Keeps a driver's, and goes on keeping that of a passenger, which came with an open ride. Of anybody else nothing stays.
     */
    cache(user: AdmittedUser): void {
      const isCached = user.role === 'passenger' && lastKnown.holder() === user.uid;
      if (user.role === 'driver' || isCached) cacheProfile(lastKnown, user);
      else lastKnown.forget();
    },
    /** Who somebody was when this device last heard of them; `null` if it kept nothing that admits them. */
    read(uid: string): AdmittedUser | null {
      const kept = lastKnown.read(uid, 'profile');
      const admission = admit(readAccount(uid, isMap(kept) ? kept : null), null);
      return admission.ok ? admission.value : null;
    },
    forget: lastKnown.forget,
  };
}
