import { HOUR_MS, MINUTE_MS } from '../../../shared/durations.ts';
import { isSame } from '../../../shared/is-same.ts';
import { absenceOf, type KnownAvailability } from '../firm/availability.ts';
import { manyAt } from '../firm/gave-back.ts';
import type { Shift } from '../firm/shift.ts';
import { isExpired, noShowFrom, offerEnd, inStateSince } from '../ride/deadlines.ts';
import { isEnded, locksDriver } from '../ride/ride-state.ts';
import { stepNamed } from '../ride/ride-steps.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';

/** The reasons why an open ride needs a dispatcher's attention, in the order in which lists show them. */
export const ATTENTIONS = [
  /** No driver has taken the request in time. */
  'untaken',
  /** The driver who was asked has not answered in time. */
  'unanswered',
  /** The driver who has promised the ride has not agreed to its new time. */
  'new-time',
  /** The passenger has not come, and the driver may leave. */
  'no-show',
  /** The driver who has promised the ride has not set off in time. */
  'overdue',
  /** The driver who has promised the ride is off duty. The pick-up is past or at most four hours ahead. */
  'off-duty',
  /** The driver who promised the ride, or is asked to take it, is away on the day of the pick-up. */
  'away',
  /** The driver is under way, and the driver's page has given no sign of life for ten minutes. */
  'silent',
  /** No driver has the later ride. Its pick-up is past or at most 15 minutes ahead, and its search is not over. */
  'unassigned',
  /** The driver's account is no longer approved. */
  'blocked',
] as const;
export type Attention = (typeof ATTENTIONS)[number];

/**
 * A reason for attention. `at` is the time that is shown; `null` for `blocked` and `away`. For `untaken` it is the
 * begin of the wait, for `silent` the last sign of life, for `off-duty` the driver's `dutySince`, for `unassigned` the
 * pick-up. Otherwise it is the begin of the reason.
 */
export interface Mark {
  readonly of: Attention;
  readonly at: Date | null;
}

interface Circumstances {
  readonly now: Date;
  /** The last sign of life of the ride's driver; `null` without a driver whose shift is known. */
  readonly lastSign: Date | null;
  /** The `dutySince` of the ride's driver; `null` for a driver on duty or on a break, or without a known shift. */
  readonly offSince: Date | null;
  /** Whether the account of the ride's driver is known to be no longer approved. */
  readonly blocked: boolean;
  /** Whether the ride's driver is away on the day of the pick-up. */
  readonly away: boolean;
}

/** A request for now is untaken after this time. When its search is over, every request is untaken. */
const UNTAKEN_AFTER_MS = 3 * MINUTE_MS;
/** How long the list of drivers marks a driver who has given back many rides. */
const GAVE_BACK_SHOWN_MS = HOUR_MS;
/** A driver without a sign of life for this time counts as silent (rides 6). */
const SILENT_AFTER_MS = 10 * MINUTE_MS;
const UNASSIGNED_BEFORE_MS = 15 * MINUTE_MS;
/** A driver may be at home until this time before the pick-up of a promised ride (D85). */
const OFF_DUTY_BEFORE_MS = 4 * HOUR_MS;
/**
 * If a driver gets or promises a ride at its pick-up or later, the driver is overdue after this time. A ride for now is
 * always promised after its pick-up.
 */
const OVERDUE_AFTER_MS = 5 * MINUTE_MS;

const latest = (...times: readonly Date[]) => new Date(Math.max(...times.map((time) => time.getTime())));

/**
 * The shifts with each driver's last sign of life. It is from the driver's page, or from a later step of the driver in
 * these rides. `before` is the previous result. No sign gets earlier when an ended ride leaves the board with its
 * steps. An unchanged shift stays the same object.
 */
export function withLastSigns(
  shifts: readonly Shift[],
  rides: readonly FoundRide[],
  before: readonly Shift[] = [],
): readonly Shift[] {
  const known = new Map(before.map((shift) => [shift.uid, shift]));
  const steps = rides.flatMap((ride) => (ride.state === 'damaged' ? [] : ride.log));
  return shifts.map((shift) => {
    const { uid, seenAt } = shift;
    const earlier = known.get(uid) ?? shift;
    const own = steps.flatMap(({ by, at }) => (by === uid ? at : []));
    const signAt = latest(seenAt, earlier.seenAt, ...own);
    const signed = signAt > seenAt ? { ...shift, seenAt: signAt } : shift;
    return isSame(signed, earlier) ? earlier : signed;
  });
}

/** From when a driver with this last sign of life counts as silent. */
export function silentFrom(lastSign: Date): Date {
  return new Date(lastSign.getTime() + SILENT_AFTER_MS);
}

export function isSilent(lastSign: Date, now: Date): boolean {
  return now >= silentFrom(lastSign);
}

/**
 * When a driver gave back the last of many rides (D91). `null` if there were not many, or if that was an hour ago or
 * earlier. Such a driver may have read the details of many rides.
 */
export function gaveBackMany({ gaveBack }: Shift, now: Date): Date | null {
  const at = manyAt(gaveBack);
  return at !== null && now.getTime() - at.getTime() < GAVE_BACK_SHOWN_MS ? at : null;
}

/** Since when a request waits for a driver, never before its pick-up. An extended search does not restart the wait. */
export function waitsSince({ log, pickupAt }: Ride): Date {
  const opened = log.findLast(({ did }) => stepNamed(did).to === 'requested' && did !== 'extend');
  return opened === undefined ? pickupAt : latest(opened.at, pickupAt);
}

const SINCE: Readonly<Record<Attention, (ride: Ride, circumstances: Circumstances) => Mark['at'] | false>> = {
  untaken(ride, { now }) {
    if (ride.state !== 'requested') return false;
    const since = waitsSince(ride);
    const isOld = ride.kind === 'now' && now.getTime() - since.getTime() >= UNTAKEN_AFTER_MS;
    return (isOld || isExpired(ride, now)) && since;
  },
  unanswered: (ride, { now }) => ride.state === 'offered' && now >= offerEnd(ride) && offerEnd(ride),
  'new-time'({ state, movedFrom, log, changedAt }) {
    const isOpen = state === 'accepted' && movedFrom !== null;
    return isOpen && (log.findLast((line) => line.movedFrom !== null)?.at ?? changedAt);
  },
  'no-show': (ride, { now }) => ride.state === 'arrived' && now >= noShowFrom(ride) && noShowFrom(ride),
  overdue(ride, { now }) {
    if (ride.state !== 'accepted') return false;
    const since = inStateSince(ride);
    const isLate = since >= ride.pickupAt;
    const from = isLate ? new Date(since.getTime() + OVERDUE_AFTER_MS) : ride.pickupAt;
    return now >= from && from;
  },
  'off-duty': ({ state, pickupAt }, { now, offSince }) =>
    state === 'accepted' && pickupAt.getTime() - now.getTime() <= OFF_DUTY_BEFORE_MS && (offSince ?? false),
  away: ({ state }, { away }) => ((state === 'accepted' || state === 'offered') && away ? null : false),
  silent: (ride, { now, lastSign }) =>
    lastSign !== null && locksDriver(ride.state) && isSilent(lastSign, now) && lastSign,
  unassigned(ride, { now }) {
    const isFree = ride.state === 'requested' || ride.state === 'offered';
    if (ride.kind !== 'later' || !isFree || isExpired(ride, now)) return false;
    return ride.pickupAt.getTime() - now.getTime() <= UNASSIGNED_BEFORE_MS && ride.pickupAt;
  },
  blocked: (ride, { blocked }) => (!isEnded(ride.state) && ride.driver !== null && blocked ? null : false),
};

/**
 * The marks of these open rides, by the ride's id, in the order of `ATTENTIONS`. Rides without marks are left out. The
 * shifts come from `withLastSigns`. `blocked` has the drivers without an approved account.
 */
export function marksOf(
  rides: readonly FoundRide[],
  shifts: readonly Shift[],
  blocked: ReadonlySet<string>,
  now: Date,
  availability: KnownAvailability | null = null,
): ReadonlyMap<string, readonly Mark[]> {
  const known = new Map(shifts.map((shift) => [shift.uid, shift]));
  const marked = rides.flatMap((ride) => {
    if (ride.state === 'damaged') return [];
    const driver = ride.driver ?? '';
    const shift = known.get(driver);
    const circumstances = {
      now,
      lastSign: shift?.seenAt ?? null,
      offSince: shift?.duty === 'off' ? shift.dutySince : null,
      blocked: blocked.has(driver),
      away: absenceOf(driver, ride.pickupAt, availability) === 'away',
    };
    const marks = ATTENTIONS.flatMap((of) => {
      const at = SINCE[of](ride, circumstances);
      return at === false ? [] : { of, at };
    });
    return marks.length === 0 ? [] : [[ride.id, marks] as const];
  });
  return new Map(marked);
}
