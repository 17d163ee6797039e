import { REMOVED, SERVER_TIME, type Batch } from '../../../shared/record-write.ts';
import { detailsPath, driverPath, ridePath } from '../stored/record-paths.ts';
import { stepNamed, type StepName } from './ride-steps.ts';
import { isEnded, type RideState } from './ride-state.ts';
import { HELD, PASSING, type Passing, type Ride } from './ride.ts';
import type { Recorded, Said } from './step-columns.ts';
import type { StepOrder } from './step-order.ts';

/** Who takes the step, and when. */
export interface Taker {
  readonly uid: string;
  readonly now: Date;
  /** The rules have just refused the same step. */
  readonly denied?: boolean;
}

/** How far `now` may be off before a token has told the server's time (D38). Milliseconds. */
const CLOCK_ERROR_MS = 3_600_000;

/**
 * Where the search begins anew: at the pick-up of a later ride that was given back before it, otherwise now. By the
 * server's clock the rules accept only one of the two. So close to the pick-up that the device's clock may choose wrongly,
 * the other one is sent after a denial.
 */
function searchedFrom({ searchFrom }: Ride, { now, denied = false }: Taker) {
  const isDoubtful = Math.abs(now.getTime() - searchFrom.getTime()) < CLOCK_ERROR_MS;
  const isPast = now > searchFrom;
  return isPast === (denied && isDoubtful) ? searchFrom : SERVER_TIME;
}

/** The values that an order may carry, whichever step it is for. */
type Given = Partial<Readonly<Record<Recorded | Said | 'to', unknown>>> & { readonly did: StepName };

const VALUES: Readonly<Record<Recorded, (ride: Ride, given: Given, taker: Taker) => unknown>> = {
  searchFrom: (ride, { did }, taker) =>
    ride.kind === 'now' || did === 'extend' ? SERVER_TIME : searchedFrom(ride, taker),
  driver: (_, given, { uid }) => given.driver ?? uid,
  card: (_, { card }) => card,
  declined: ({ declined }, _, { uid }) => [...declined, uid],
  offeredAt: () => SERVER_TIME,
  arrivedAt: () => SERVER_TIME,
  etaAt: (_, { etaAt }) => etaAt ?? REMOVED,
  endedAt: () => SERVER_TIME,
  area: (_, { area }) => area,
  people: (_, { people }) => people,
  needs: (_, { needs }) => needs,
};

/** Removes what the next state does not hold; at the end, also the driver's number. */
function cleared(ride: Ride, to: RideState): Readonly<Record<string, unknown>> {
  const phone = ride.card?.phone ?? null;
  if (isEnded(to)) return { open: false, ...(phone !== null && { 'card.phone': REMOVED }) };
  const held: readonly Passing[] = HELD[to];
  const gone = PASSING.filter((field) => ride[field] !== null && !held.includes(field));
  return Object.fromEntries(
    gone.map((field) => [field, field === 'driver' || field === 'card' ? null : REMOVED]),
  );
}

function lineOf(given: Given, { uid }: Taker) {
  const said = stepNamed(given.did).says.filter((field) => (given[field] ?? null) !== null);
  const more = Object.fromEntries(said.map((field) => [field, given[field]]));
  return { did: given.did, by: uid, at: SERVER_TIME, ...more };
}

/**
 * What a step stores: the new state of the ride, its line of the log, the pointer of a driver who sets off, and the details
 * that an edit changes.
 */
export function stepBatch(ride: Ride, order: StepOrder, taker: Taker): Batch {
  const given: Given = order;
  const { to, needs, records } = stepNamed(order.did);
  const state = order.did === 'correct' ? order.to : (to ?? ride.state);
  const rev = ride.rev + 1;
  const recorded = records.map((field) => [field, VALUES[field](ride, given, taker)] as const);
  const fields = {
    ...(ride.endedAt === null && cleared(ride, state)),
    ...Object.fromEntries(recorded),
    state,
    rev,
    did: order.did,
    changedAt: SERVER_TIME,
    [`log.${rev}`]: lineOf(given, taker),
  };
  const change = { path: ridePath(ride.id), kind: 'update', fields } as const;
  if (order.did === 'edit') {
    return [change, { path: detailsPath(ride.id), kind: 'update', fields: order.details }];
  }
  if (!needs.includes('lock-free')) return [change];
  const pointer = { ride: ride.id, seenAt: SERVER_TIME };
  return [change, { path: driverPath(taker.uid), kind: 'update', fields: pointer }];
}
