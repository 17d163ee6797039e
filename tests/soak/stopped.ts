import { driverPath } from '#domain/rides/model/stored/ride-paths.ts';
import type { Dispatch } from './soak-actions.ts';

/** Stores when a driver went off duty or on a break, for the check of the invariants. */
export async function stopped(uid: string, { documents, stops }: Dispatch): Promise<void> {
  const shift = await documents.read(driverPath(uid));
  const at = shift?.['dutySince'];
  if (shift?.['duty'] !== 'on' && at instanceof Date) stops.push({ uid, at });
}
