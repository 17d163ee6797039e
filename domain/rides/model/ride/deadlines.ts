import { HOUR_MS, MINUTE_MS } from '../../../shared/durations.ts';
import {
  EARLIEST_DEPARTURE,
  FARTHEST_ESTIMATE,
  LONGEST_SEARCH,
  REOPEN_SECONDS,
  REPEAT_PAUSE,
  SHORTEST_SEARCH,
  TAKE_BACK_SECONDS,
} from '../basics/ride-limits.ts';
import { isEnded, locksDriver } from './ride-state.ts';
import type { Ride, RideIn } from './ride.ts';
import { stepNamed } from './ride-steps.ts';

// Every deadline is a server time of the ride plus one of its terms (rides R8).

const MS = 1000;
/** How long before the end of a search its passenger is offered an extension. Seconds. */
const LAST_CALL = 600;

function later(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * MS);
}

export function searchEnd({ searchFrom, terms }: Pick<Ride, 'searchFrom' | 'terms'>): Date {
  return later(searchFrom, terms.search);
}

/**
 * A search that began before this time is over. The time is rounded down to a full hour, so that listener and poll
 * nearly always query the same rides.
 */
export function searchesFrom(now: Date): Date {
  return later(new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS), -LONGEST_SEARCH);
}

/** Whether the search for a driver has begun. Always true for a ride for now, even if the device's clock is slow. */
export function isSearchDue({ kind, pickupAt }: Pick<Ride, 'kind' | 'pickupAt'>, now: Date): boolean {
  return kind === 'now' || now >= pickupAt;
}

export function extendableFrom({ searchFrom }: Pick<Ride, 'searchFrom'>): Date {
  return later(searchFrom, SHORTEST_SEARCH);
}

/** When a passenger is offered an extension: `LAST_CALL` before the search ends, but not in its first minute. */
export function extensionOfferedFrom({ searchFrom, terms }: Pick<Ride, 'searchFrom' | 'terms'>): Date {
  return later(searchFrom, Math.max(SHORTEST_SEARCH, terms.search - LAST_CALL));
}

/** When the last ten minutes of a search begin; `null` if the whole search takes no longer. */
export function lastCallAt(ride: Pick<Ride, 'searchFrom' | 'terms'>): Date | null {
  return ride.terms.search > LAST_CALL ? later(searchEnd(ride), -LAST_CALL) : null;
}

/** When a ride is due. Then a driver may take it, and the driver who has promised it can read its details (R11). */
export function dueAt({ pickupAt, terms }: Pick<Ride, 'pickupAt' | 'terms'>): Date {
  return later(pickupAt, -terms.release);
}

/** From when the driver who has promised a ride may set off. */
export function departableFrom(ride: Pick<Ride, 'pickupAt' | 'terms'>): Date {
  return later(dueAt(ride), -EARLIEST_DEPARTURE);
}

/** Whether a ride is due. Always true for a ride for now, even if the device's clock is slow. */
export function isDue(ride: Pick<Ride, 'kind' | 'pickupAt' | 'terms'>, now: Date): boolean {
  return ride.kind === 'now' || now >= dueAt(ride);
}

/** Whether a driver can estimate this arrival. An arrival in the past counts, too: it may come from a slow clock. */
export function isEstimable(etaAt: Date, now: Date): boolean {
  return Math.abs(etaAt.getTime() - now.getTime()) <= FARTHEST_ESTIMATE * MS;
}

/** When the last step can be taken again, if it was an estimate or a passenger's edit. */
export function repeatableFrom({ changedAt }: Pick<Ride, 'changedAt'>): Date {
  return later(changedAt, REPEAT_PAUSE);
}

/** When the driver of a ride can no longer take back their last step (D89). */
export function takeBackEnd({ changedAt }: Pick<Ride, 'changedAt'>): Date {
  return later(changedAt, TAKE_BACK_SECONDS);
}

/** When dispatch can no longer reopen a ride that ended at `endedAt` (D89). */
export function reopenEnd(endedAt: Date): Date {
  return later(endedAt, REOPEN_SECONDS);
}

/**
 * When an offer without an answer goes back to all drivers. If the ride is not due, the offer lasts for
 * `terms.offerAhead`, but at most until the ride is due. In any case it lasts for at least `terms.offer` (D114).
 */
export function offerEnd(ride: RideIn<'offered'>): Date {
  const { offeredAt, terms } = ride;
  const [short, long] = [later(offeredAt, terms.offer), later(offeredAt, terms.offerAhead)];
  const due = dueAt(ride);
  const ahead = due < long ? due : long;
  return ahead > short ? ahead : short;
}

/** From when a no-show can be entered. The wait begins at the pick-up if the driver arrives earlier. */
export function noShowFrom({ arrivedAt, pickupAt, terms }: RideIn<'arrived'>): Date {
  return later(arrivedAt < pickupAt ? pickupAt : arrivedAt, terms.wait);
}

/** A driver with this delay is not late yet: passengers read “at about”. Milliseconds. */
const ABOUT_MS = 3 * MINUTE_MS;

/** When a driver who has not arrived counts as late. */
export function lateFrom(etaAt: Date): Date {
  return new Date(etaAt.getTime() + ABOUT_MS);
}

/** Whether no driver was found in time. Such a request can only be cancelled or expire (rides R10). */
export function isExpired(ride: Ride, now: Date): boolean {
  return ride.state === 'requested' && now >= searchEnd(ride);
}

/** The step of time that is due; `null` for none. An open page or the sender stores it (rides R9). */
export function overdueStep(ride: Ride, now: Date): 'expire' | 'lapse' | null {
  if (isExpired(ride, now)) return 'expire';
  return ride.state === 'offered' && now >= offerEnd(ride) ? 'lapse' : null;
}

/** Whether a ride can hold a slot of its passenger: it has neither ended nor expired. */
export function holdsSlot(ride: Ride, now: Date): boolean {
  return !isEnded(ride.state) && !isExpired(ride, now);
}

/** Whether this driver has promised the ride. Otherwise the driver's slot with this ride is free. */
export function isPromised(ride: Ride, uid: string): boolean {
  return ride.driver === uid && ride.state === 'accepted';
}

/** Whether dispatch assigned a promised ride before it was due. Such a promise takes no slot (D111). */
export function isAssignedAhead(ride: Ride): boolean {
  const rev = ride.log.findLastIndex(({ did }) => stepNamed(did).to === 'accepted');
  const line = ride.log[rev];
  if (ride.state !== 'accepted' || line === undefined) return false;
  return line.did === 'assign' && line.at < dueAt({ ...ride, pickupAt: pickUpAfter(ride, rev) });
}

/** Whether a ride prevents this driver from driving another. Otherwise the driver's pointer to the ride is void. */
export function holdsDriver(ride: Ride, uid: string): boolean {
  return ride.driver === uid && locksDriver(ride.state);
}

/**
 * Whether an edit that moves a ride can give it this kind (D59). A request takes either kind. A later ride with a
 * driver who has not set off stays a later ride.
 */
export function mayBecome({ state, kind }: Pick<Ride, 'state' | 'kind'>, to: Ride['kind']): boolean {
  if (state === 'requested') return true;
  return (state === 'offered' || state === 'accepted') && kind === 'later' && to === 'later';
}

/**
 * Since when a ride has been in its state, by the last step that leads to this state. A second offer or assignment and
 * an extension count, too; an edit does not. If the step has a reported time (`saidAt`), that time counts.
 */
export function inStateSince({ log, state, changedAt }: Ride): Date {
  const line = log.findLast(({ did }) => stepNamed(did).to === state);
  return line?.saidAt ?? line?.at ?? changedAt;
}

/** The pick-up of a ride after the step `rev`. The line of the next edit that moved the ride names this pick-up. */
export function pickUpAfter({ log, pickupAt }: Ride, rev: number): Date {
  return log.slice(rev + 1).find(({ movedFrom }) => movedFrom !== null)?.movedFrom ?? pickupAt;
}
