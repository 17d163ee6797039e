import type { RidePerson } from '#adapters/contracts/rides/ride-stage.builder.ts';
import type { RawDocuments } from '#adapters/contracts/stage/world-under-test.builder.ts';
import { dueAt } from '#domain/rides/model/ride/deadlines.ts';
import { readRide, type Ride } from '#domain/rides/model/ride/ride.ts';
import { ridePath } from '#domain/rides/model/stored/ride-paths.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { soundOf, type Dispatch } from './soak-actions.ts';

/** Reads a ride; no rule applies to that. */
async function stored(documents: RawDocuments, id: string): Promise<Ride | null> {
  const document = await documents.read(ridePath(id));
  return document === null ? null : soundOf(readRide(id, document));
}

/** R11, written independently: whether a driver reads the passenger and the exact places at this time. */
function isOpenTo(uid: string, ride: Ride, at: Date): boolean {
  if (ride.driver !== uid || ride.card === null) return false;
  if (ride.endedAt === null) return ride.state !== 'accepted' || at >= dueAt(ride);
  const wasDue = ride.state !== 'cancelled' || ride.endedAt >= dueAt(ride);
  return wasDue && at.getTime() < ride.endedAt.getTime() + DAY_MS;
}

/** Tries to read documents about others. Notes each read that is permitted or refused against the rules of rides. */
export function prying({ uid, rides }: RidePerson, { documents, count, note }: Dispatch) {
  return {
    /** A driver reads the details. */
    async details(id: string): Promise<void> {
      count('pry-details');
      const before = await stored(documents, id);
      const asked = new Date();
      const read = await rides.details(id);
      const [after, answered] = [await stored(documents, id), new Date()];
      // If the ride has changed meanwhile, both answers are possible.
      if (before === null || after === null || before.rev !== after.rev) return;
      if (read.ok && !isOpenTo(uid, after, answered)) note('details', `${id} read in ${after.state}`);
      const isRefused = !read.ok && read.error.code === 'permission-denied';
      if (isRefused && isOpenTo(uid, before, asked)) note('details', `${id} refused in ${before.state}`);
    },
    /** A passenger or a driver reads the remarks on a ride. */
    async remarks(id: string): Promise<void> {
      count('pry-remarks');
      const read = await rides.remarks(id);
      if (read.ok) note('remarks', `${id} read by ${uid}`);
    },
  };
}
