import { isMap } from '../../shared/kinds.ts';
import type { LastKnown } from '../../shared/last-known.ts';
import { admit, type AdmittedUser } from './admission-policy.ts';
import { readAccount } from '../model/read-account.ts';

/** The profile on this device, in its stored form: read again, it is judged by the policy that judged it then. */
export function createKeptProfile(lastKnown: LastKnown) {
  return {
    /** Keeps it for drivers, the only ones with work where there is no network. Of anybody else nothing stays. */
    keep(user: AdmittedUser): void {
      if (user.role !== 'driver') {
        lastKnown.forget();
        return;
      }
      const { uid, email, role, status, name, createdAt, appliedAt, provenAt, signedInSince } = user;
      lastKnown.keep(uid, 'profile', {
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
