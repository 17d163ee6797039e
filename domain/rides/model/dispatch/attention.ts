import { HOUR_MS, MINUTE_MS } from '../../../shared/durations.ts';
import { isSame } from '../../../shared/is-same.ts';
import { absenceOf, type KnownAvailability } from '../firm/availability.ts';
import { manyAt } from '../firm/gave-back.ts';
import type { Shift } from '../firm/shift.ts';
import { isExpired, noShowFrom, offerEnd, inStateSince } from '../ride/deadlines.ts';
import { isEnded, locksDriver } from '../ride/ride-state.ts';
import { stepNamed } from '../ride/ride-steps.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';

/** The reasons why an open ride needs a dispatcher's attention, in the order of every list. */
export const ATTENTIONS = [
  /** No driver took it. */
  'untaken',
  /** The driver who was asked has not answered in time. */
  'unanswered',
  /** The driver who has promised it has not agreed to its new time. */
  'new-time',
  /** The passenger has not come, and the driver may leave. */
  'no-show',
  /** Its driver has promised it and should have set off. */
  'overdue',
  /** Its pick-up is at most four hours ahead, or past, and the driver who has promised it is off duty. */
  'off-duty',
  /** The driver who has promised it, or was asked, is away on the day of its pick-up. */
  'away',
  /** The driver's page has given no sign of life for a while. */
  'silent',
  /** It is for later, its pick-up is soon or past, and no driver has promised it. */
  'unassigned',
  /** The driver's account is no longer approved. */
  'blocked',
] as const;
export type Attention = (typeof ATTENTIONS)[number];

/**
 * An attention and the time shown with it: for `untaken` since when the request waits, for `silent` the last sign of
 * life, for `off-duty` since when the driver is off duty, for `unassigned` the pick-up; for `blocked` and `away`
 * `null`; otherwise since when it applies.
 */
export interface Mark {
  readonly of: Attention;
  readonly at: Date | null;
}

interface Circumstances {
  readonly now: Date;
  /** The last sign of life of the ride's driver; `null` without a driver whose shift is known. */
  readonly lastSign: Date | null;
  /** Since when the ride's driver is off duty; `null` if they are not, or are unknown. */
  readonly offSince: Date | null;
  /** The account of the ride's driver is known to be no longer approved. */
  readonly blocked: boolean;
  /** The ride's driver has said that they are away at its pick-up. */
  readonly away: boolean;
}

/** A request of the kind `now` counts as untaken after this time; any request does once its search is over. */
const UNTAKEN_AFTER_MS = 3 * MINUTE_MS;
/** How long the list of drivers marks a driver who has given back many rides. */
const GAVE_BACK_SHOWN_MS = HOUR_MS;
/** Also used for the list of drivers (rides 6). */
const SILENT_AFTER_MS = 10 * MINUTE_MS;
const UNASSIGNED_BEFORE_MS = 15 * MINUTE_MS;
/** A driver whose promise is for later than this may go home, and is expected back (D44). */
const OFF_DUTY_BEFORE_MS = 4 * HOUR_MS;
/**
 * The time that a driver has for setting off if they got or promised the ride at or after its pick-up time, which is
 * always so for the kind `now`.
 */
const OVERDUE_AFTER_MS = 5 * MINUTE_MS;

const latest = (...times: readonly Date[]) => new Date(Math.max(...times.map((time) => time.getTime())));

/**
 * The shifts, each with the last sign of life of its driver: from their page or, if that is later, from their own steps
 * in these rides. The steps of an ended ride leave the board, so a sign is never earlier than in `before`, the previous
 * result. An unchanged shift stays the same object.
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

/** When a working driver with this last sign has been silent for too long. */
export function silentFrom(lastSign: Date): Date {
  return new Date(lastSign.getTime() + SILENT_AFTER_MS);
}

export function isSilent(lastSign: Date, now: Date): boolean {
  return now >= silentFrom(lastSign);
}

/**
 * When a driver gave back the last of many rides (D91); `null` if they have not, or did so an hour ago or earlier. A
 * driver who gives rides back quickly may have read the details of many.
 */
export function gaveBackMany({ gaveBack }: Shift, now: Date): Date | null {
  const at = manyAt(gaveBack);
  return at !== null && now.getTime() - at.getTime() < GAVE_BACK_SHOWN_MS ? at : null;
}

/** Since when a request has waited for a driver. A new search does not shorten the wait. */
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
 * A map from the ids of these open rides to their marks, which are in the order of `ATTENTIONS`; rides without marks
 * are left out. The shifts are those of `withLastSigns`; `blocked` are the drivers whose account is no longer approved.
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
