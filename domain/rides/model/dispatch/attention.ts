import { MINUTE_MS } from '../../../shared/durations.ts';
import { isSame } from '../../../shared/is-same.ts';
import type { Shift } from '../firm/shift.ts';
import { isExpired, noShowFrom, offerEnd } from '../ride/deadlines.ts';
import { isEnded, locksDriver } from '../ride/ride-state.ts';
import { stepNamed } from '../ride/ride-steps.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';

/** What in an open ride needs a dispatcher's attention, in the order in which it is listed everywhere. */
export const ATTENTIONS = [
  /** Nobody took it. */
  'untaken',
  /** The driver who was asked has not answered in time. */
  'unanswered',
  /** The passenger has not come, and the driver may leave. */
  'no-show',
  /** Its driver has promised it and should have set off. */
  'overdue',
  /** The driver's page has given no sign of life for a while. */
  'silent',
  /** Its pick-up is soon, and it has no driver. */
  'unassigned',
  /** The driver's account is no longer approved. */
  'blocked',
] as const;
export type Attention = (typeof ATTENTIONS)[number];

/**
 * One of these, with the time since which it holds; for `unassigned` it is the time of the pick-up, for `blocked` there is
 * none.
 */
export interface Mark {
  readonly of: Attention;
  readonly at: Date | null;
}

/** What is known in addition to the ride. */
export interface RideCircumstances {
  readonly now: Date;
  /** When the ride's driver was last heard of (`lastSigns`); `null` without a driver whose shift is known. */
  readonly lastSign: Date | null;
  /** The account of the ride's driver is known to be no longer approved. */
  readonly blocked: boolean;
}

/** A younger request is only new. */
const UNTAKEN_AFTER_MS = 3 * MINUTE_MS;
/** Also used for the list of drivers (rides 6). */
const SILENT_AFTER_MS = 10 * MINUTE_MS;
const UNASSIGNED_BEFORE_MS = 15 * MINUTE_MS;
/** How long a driver has to set off who was given a ride at or after its pick-up, as every ride now is. */
const OVERDUE_AFTER_MS = 5 * MINUTE_MS;

const latest = (...times: readonly Date[]) => new Date(Math.max(...times.map((time) => time.getTime())));

/** When each driver was last heard of, by uid: through their page or through their own steps of any of these rides. */
export function lastSigns(shifts: readonly Shift[], rides: readonly FoundRide[]): ReadonlyMap<string, Date> {
  const signs = new Map(shifts.map(({ uid, seenAt }) => [uid, seenAt]));
  const steps = rides.flatMap((ride) => (ride.state === 'damaged' ? [] : ride.log));
  for (const { by, at } of steps) {
    const sign = signs.get(by);
    if (sign !== undefined && at > sign) signs.set(by, at);
  }
  return signs;
}

/**
 * The shifts, each seen last when its driver was last heard of (`lastSigns`), and never earlier than in `before`, which was
 * known until now: a ride that ends takes its steps off the board. A shift of which nothing is new stays the same object.
 */
export function heardShifts(
  shifts: readonly Shift[],
  rides: readonly FoundRide[],
  before: readonly Shift[] = [],
): readonly Shift[] {
  const known = new Map(before.map((shift) => [shift.uid, shift]));
  const signs = lastSigns(shifts, rides);
  return shifts.map((shift) => {
    const { uid, seenAt } = shift;
    const earlier = known.get(uid) ?? shift;
    const heardAt = latest(signs.get(uid) ?? seenAt, earlier.seenAt);
    const heard = heardAt > seenAt ? { ...shift, seenAt: heardAt } : shift;
    return isSame(heard, earlier) ? earlier : heard;
  });
}

/** Whether a working driver whose last sign came at that time has been silent for too long. */
export function isSilent(lastSign: Date, now: Date): boolean {
  return now.getTime() - lastSign.getTime() >= SILENT_AFTER_MS;
}

/** Since when a ride is in its state. An edit changes the ride but not its state, so it does not count. */
export function inStateSince({ log, state, changedAt }: Ride): Date {
  return log.findLast(({ did }) => stepNamed(did).to === state)?.at ?? changedAt;
}

/** Since when a request has waited for a driver. A search that began anew does not make the wait shorter. */
export function waitsSince({ log, pickupAt }: Ride): Date {
  const opened = log.findLast(({ did }) => stepNamed(did).to === 'requested' && did !== 'extend');
  return opened === undefined ? pickupAt : latest(opened.at, pickupAt);
}

const SIGHTS: Readonly<
  Record<Attention, (ride: Ride, circumstances: RideCircumstances) => Mark['at'] | false>
> = {
  untaken(ride, { now }) {
    if (ride.state !== 'requested') return false;
    const since = waitsSince(ride);
    const isOld = ride.kind === 'now' && now.getTime() - since.getTime() >= UNTAKEN_AFTER_MS;
    return (isOld || isExpired(ride, now)) && since;
  },
  unanswered: (ride, { now }) => ride.state === 'offered' && now >= offerEnd(ride) && offerEnd(ride),
  'no-show': (ride, { now }) => ride.state === 'arrived' && now >= noShowFrom(ride) && noShowFrom(ride),
  overdue(ride, { now }) {
    if (ride.state !== 'accepted') return false;
    const since = inStateSince(ride);
    const isLate = since >= ride.pickupAt;
    const from = isLate ? new Date(since.getTime() + OVERDUE_AFTER_MS) : ride.pickupAt;
    return now >= from && from;
  },
  silent: (ride, { now, lastSign }) =>
    lastSign !== null && locksDriver(ride.state) && isSilent(lastSign, now) && lastSign,
  unassigned(ride, { now }) {
    const isFree = ride.state === 'requested' || ride.state === 'offered';
    if (ride.kind !== 'later' || !isFree || isExpired(ride, now)) return false;
    return ride.pickupAt.getTime() - now.getTime() <= UNASSIGNED_BEFORE_MS && ride.pickupAt;
  },
  blocked: (ride, { blocked }) => (!isEnded(ride.state) && ride.driver !== null && blocked ? null : false),
};

/** What in an open ride needs attention, in the order of `ATTENTIONS`. */
export function attentionTo(ride: Ride, circumstances: RideCircumstances): readonly Mark[] {
  return ATTENTIONS.flatMap((of) => {
    const at = SIGHTS[of](ride, circumstances);
    return at === false ? [] : { of, at };
  });
}
