import { approvedAs } from '../../shared/people/acting.ts';
import { succeed } from '../../shared/result.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { KnownPapers } from '../model/firm/papers.ts';
import type { RideNeeds } from '../ports/ride-ports.ts';
import { knownPapers } from './known-papers.ts';

/** The papers of the user and of all cars. Fails as `knownPapers`, and with `permission-denied` for all but drivers. */
export const createOwnPapers = (needs: RideNeeds) => async (): Promise<RideResult<KnownPapers>> => {
  const user = approvedAs(needs.session, (role) => role === 'driver');
  if (!user.ok) return user;
  const { uid } = user.value;
  return knownPapers(needs, async () => {
    const own = await needs.fleet.papers('driver', uid);
    return own.ok ? succeed(new Map([[uid, own.value]])) : own;
  });
};
