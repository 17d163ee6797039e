import { holdsSlot, isAssignedAhead, pickUpAfter } from '../ride/deadlines.ts';
import { isEnded, locksDriver } from '../ride/ride-state.ts';
import type { RevocableStep, RideStepName } from '../ride/ride-steps.ts';
import type { Ride } from '../ride/ride.ts';
import { takenBack } from '../ride/taken-back.ts';

/** The rides and people of a test at one moment. */
export interface RideWorld {
  readonly riders: readonly string[];
  readonly drivers: readonly string[];
  rides(): readonly Ride[];
  /** The id in the field `ride` of a driver's shift. */
  pointerOf(uid: string): string;
  /** The name on a driver's card. */
  nameOf(uid: string): string;
  now(): Date;
}

/**
 * Whether dispatch chose the present kind of a ride, now or later, by the booking or by an edit. Such a ride takes no
 * slot of its passenger (rides R34, D59).
 */
function isOfDispatch(ride: Ride): boolean {
  const { log, rider } = ride;
  const timed = log.flatMap(({ at, by, movedFrom }, rev) =>
    // The pick-up of a ride for now is the time of the step that set the pick-up.
    rev === 0 || movedFrom !== null ? [{ by, isNow: pickUpAfter(ride, rev).getTime() === at.getTime() }] : [],
  );
  return timed.findLast(({ isNow }, index) => isNow !== timed[index - 1]?.isNow)?.by !== rider;
}

/** Whether the end of a ride was taken back (D89). Its passenger may have booked another ride meanwhile. */
const isReopened = ({ log }: Ride): boolean =>
  log.some(({ did }, rev) => did === 'take_back' && isEndStep(takenBack(log, rev)));

const isEndStep = (did: RevocableStep | null) => did === 'complete' || did === 'no_show';

/** The time of the last arrival before this line. An arrival may have been taken back and entered again. */
const arrivalBefore = ({ log }: Ride, rev: number): Date | null =>
  log.slice(0, rev).findLast(({ did }) => did === 'arrive')?.at ?? null;

/** The invariants of rides 3, which hold after every step of every person. */
const INVARIANTS: Readonly<Record<string, (world: RideWorld) => boolean>> = {
  'a driver is in at most one ride that is driven, and points at it': ({ rides, pointerOf, drivers }) =>
    drivers.every((uid) => {
      const driven = rides().filter((ride) => ride.driver === uid && locksDriver(ride.state));
      return driven.length === 0 || (driven.length === 1 && driven[0]?.id === pointerOf(uid));
    }),
  'a passenger has at most one open ride for now and three for later, not expired, not by dispatch and not reopened':
    ({ rides, riders, now }) =>
      riders.every((uid) => {
        const held = rides().filter(
          (ride) => ride.rider === uid && holdsSlot(ride, now()) && !isOfDispatch(ride) && !isReopened(ride),
        );
        const later = held.filter(({ kind }) => kind === 'later');
        return later.length <= 3 && held.length - later.length <= 1;
      }),
  'the log has one line a step, and the last line says what was done': ({ rides }) =>
    rides().every(({ log, rev, did }) => log.length === rev + 1 && log.at(-1)?.did === did),
  'a request has no driver, no card and no arrival, and a card is its driver’s': ({ rides, nameOf }) =>
    rides().every(({ state, driver, card, arrivedAt }) =>
      state === 'requested'
        ? driver === null && card === null && arrivedAt === null
        : card === null || (driver !== null && card.name === nameOf(driver)),
    ),
  'a no-show comes once the driver has waited, from the pick-up time on': ({ rides }) =>
    rides().every((ride) =>
      ride.log.every(({ did, at }, rev) => {
        if (did !== 'no_show') return true;
        const since = [arrivalBefore(ride, rev), pickUpAfter(ride, rev)];
        return since.every(
          (from) => from !== null && at.getTime() >= from.getTime() + ride.terms.wait * 1000,
        );
      }),
    ),
  'a ride has its last arrival while arrived or in progress, and none while on the way': ({ rides }) =>
    rides().every((ride) => {
      const { state, arrivedAt, log } = ride;
      if (state === 'on_the_way') return arrivedAt === null;
      const said = arrivalBefore(ride, log.length);
      return state !== 'arrived' && state !== 'in_progress' ? true : arrivedAt?.getTime() === said?.getTime();
    }),
  'only a promised ride waits for an answer to its new time, and an edited search begins no earlier': ({
    rides,
  }) =>
    rides().every(
      ({ state, did, movedFrom, pickupAt, searchFrom }) =>
        (movedFrom === null || state === 'accepted' || isEnded(state)) &&
        (did !== 'edit' || searchFrom >= pickupAt),
    ),
  'an ended ride has no telephone number of its driver': ({ rides }) =>
    rides().every(({ state, card }) => !isEnded(state) || (card?.phone ?? null) === null),
};

const CHANGES_AN_END: readonly (RideStepName | undefined)[] = ['correct', 'take_back'];

/** Whether a ride may have this next version. An ended ride is only corrected or reopened. Log lines never change. */
export function isContinued(before: Ride, after: Ride | undefined): boolean {
  if (after === undefined) return false;
  if (after.rev === before.rev) return true;
  const isKept = JSON.stringify(after.log.slice(0, before.log.length)) === JSON.stringify(before.log);
  const isCorrected = !isEnded(before.state) || CHANGES_AN_END.includes(after.log[before.rev + 1]?.did);
  return isKept && isCorrected;
}

/**
 * The promised rides in no slot of their driver. Rides that dispatch assigned before they were due do not count (D111).
 * An empty list means that no driver has promised more rides than there are slots (rides R35).
 */
export const unslotted = ({
  rides,
  slottedOf,
}: Pick<RideWorld, 'rides'> & { slottedOf(uid: string): readonly (string | null)[] }): readonly Ride[] =>
  rides().filter(
    (ride) =>
      ride.state === 'accepted' &&
      !isAssignedAhead(ride) &&
      !(ride.driver !== null && slottedOf(ride.driver).includes(ride.id)),
  );

export const brokenInvariants = (world: RideWorld): readonly string[] =>
  Object.keys(INVARIANTS).filter((name) => !INVARIANTS[name]?.(world));
