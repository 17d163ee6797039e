import { callerRider, customerRider } from '#domain/rides/model/customers/caller.ts';
import { bookedBy } from '#domain/rides/model/booking/booked-by.ts';
import type { LogLine } from '#domain/rides/model/ride/log-line.ts';
import { readRide, type Ride } from '#domain/rides/model/ride/ride.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import { keptUntil } from '#domain/rides/model/booking/ride-details.ts';
import { remarkPath } from '#domain/rides/model/stored/ride-paths.ts';
import { REMOVED } from '#domain/shared/record-write.ts';
import { guardedWrite } from '../account-records/guarded-write.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import { Timestamp } from '../rest/firestore-value.ts';
import type { DocumentWrite } from '../rest/firestore-write.ts';

export interface RideMaterial {
  readonly ride: StoredDocument;
  /** `null` once they are removed. */
  readonly details: StoredDocument | null;
  /** The customer's record lists this ride. */
  readonly isListed: boolean;
  /** How long the firm keeps what is about people. Seconds. */
  readonly retention: number;
}

/** The steps by which a ride gets a driver who has not set off. */
const GIVES: readonly string[] = ['offer', 'assign', 'reserve'];

/** What an old ride can have that a new one has not. */
export const CHANGES = ['words', 'driver', 'caller', 'booker'] as const;
export type Change = (typeof CHANGES)[number];

export type RidePlan =
  | { readonly kind: 'skip'; readonly reason: string }
  | {
      readonly kind: 'bring';
      readonly changes: readonly Change[];
      /** Still names its customer, whose record lists none but later rides, or is gone. */
      readonly isLeft: boolean;
      readonly writes: readonly DocumentWrite[];
    };

const stored = (at: Date) => new Timestamp(at.toISOString());

const OLD_FORM = new RegExp(`^${customerRider('([A-Za-z0-9]+)')}$`);

/** The id of the customer whom a ride of the old form names; `null` for any other ride. */
export function customerIn(rider: string): string | null {
  return OLD_FORM.exec(rider)?.[1] ?? null;
}

/** What a line says that belongs into a remark (rides R36), and which of it leaves the line: not a passenger's own reason. */
function wordsIn({ did, by, why, note }: LogLine, { rider }: Ride) {
  const isOwnReason = did === 'cancel' && by === rider;
  if (note === null && (why === null || isOwnReason)) return null;
  return {
    said: { ...(why !== null && { why }), ...(note !== null && { note }) },
    leaving: [...(why !== null && !isOwnReason ? ['why'] : []), ...(note === null ? [] : ['note'])],
  };
}

/** What moves from the log into remarks: the fields that leave it, and the remarks. */
function movedWords(ride: Ride, retention: number) {
  const moved = ride.log.flatMap((line, rev) => {
    const words = wordsIn(line, ride);
    if (words === null) return [];
    const { did, by, at } = line;
    const deleteAt = stored(keptUntil(at, retention));
    const fields = { did, by, at: stored(at), deleteAt, ...words.said };
    return [{ rev, leaving: words.leaving, fields }];
  });
  return {
    // A number in a path needs quotes.
    fields: Object.fromEntries(
      moved.flatMap(({ rev, leaving }) => leaving.map((field) => [`log.${rev}.${field}`, REMOVED])),
    ),
    remarks: moved.map(({ rev, fields }) =>
      guardedWrite({ kind: 'set', path: remarkPath(ride.id, rev), fields }, null),
    ),
  };
}

/** Plans what makes an old ride a new one. A new one has nothing to write. */
export function planRide({ ride: document, details, isListed, retention }: RideMaterial): RidePlan {
  const ride = readRide(document.id, document.fields);
  if (ride.state === 'damaged') return { kind: 'skip', reason: `damaged (${ride.fields.join(', ')})` };
  const customer = customerIn(ride.rider);
  const words = movedWords(ride, retention);
  // A promise that ended before it was due has no card either, but its driver was more than asked.
  const wasAsked = ride.log.findLast(({ did }) => GIVES.includes(did))?.did === 'offer';
  const isMissed = isEnded(ride.state) && ride.driver !== null && ride.card === null && wasAsked;
  const isRenamed = customer !== null && isListed;
  const isUnmarked = document.fields['bookedBy'] === undefined;

  const fields = {
    ...words.fields,
    ...(isMissed && { driver: null }),
    ...(isRenamed && { rider: callerRider(ride.id) }),
    ...(isUnmarked && { bookedBy: bookedBy(ride.log[0]?.by ?? '', ride.rider) }),
  };
  const present = {
    words: words.remarks.length > 0,
    driver: isMissed,
    caller: isRenamed,
    booker: isUnmarked,
  };
  const changes = CHANGES.filter((change) => present[change]);
  const { path } = document;
  return {
    kind: 'bring',
    changes,
    isLeft: customer !== null && !isListed,
    writes: [
      ...(changes.length === 0 ? [] : [guardedWrite({ kind: 'update', path, fields }, document)]),
      ...words.remarks,
      ...(isRenamed && details !== null
        ? [guardedWrite({ kind: 'update', path: details.path, fields: { customer } }, details)]
        : []),
    ],
  };
}
