import type { StepRefusal } from '../errors/ride-error.ts';
import type { Rest } from '../firm/gave-back.ts';
import type { Shift } from '../firm/shift.ts';
import { MOST_STEPS, MOST_STEPS_TO_ESTIMATE } from '../basics/ride-limits.ts';
import {
  departableFrom,
  dueAt,
  isDue,
  repeatableFrom,
  extendableFrom,
  isExpired,
  noShowFrom,
  offerEnd,
  reopenEnd,
  searchEnd,
  takeBackEnd,
} from '../ride/deadlines.ts';
import { isEnded } from '../ride/ride-state.ts';
import { revocableStep, stepNamed, type RideStepName, type Condition } from '../ride/ride-steps.ts';
import type { Ride } from '../ride/ride.ts';
import { presentOf } from './step-outcome.ts';

/** What obstacles depend on besides the ride. `uid` is the person who takes the step. */
export interface Circumstances {
  readonly now: Date;
  readonly uid: string;
  readonly onDuty: boolean;
  /** The id of the ride that the driver drives; `null` if there is none. */
  readonly driving: string | null;
  /** When the driver may choose a ride again; `null` if the driver has given back no ride. */
  readonly rest: Rest | null;
}

type Obstacle = (ride: Ride, circumstances: Circumstances) => StepRefusal | null;

function notBefore(at: Date, now: Date): StepRefusal | null {
  return now < at ? { code: 'too-early', at } : null;
}

function notAgainBefore(from: Date, now: Date): StepRefusal | null {
  return now < from ? { code: 'again-too-soon', from } : null;
}

/** The obstacle to a driver's choice of a ride that dispatch has not offered (D91). */
export function obstacleToChoosing(rest: Rest | null, now: Date): StepRefusal | null {
  return rest === null || now >= rest.from ? null : { code: 'gave-back-just-now', ...rest };
}

/** Whether dispatch takes the step for the ride's driver (D83). */
const isForDriver = ({ driver, state }: Ride, uid: string) =>
  driver !== null && driver !== uid && state !== 'offered';

/** Drivers can take back their own last step. Dispatch can take back steps of open or recently ended rides (D89). */
function obstacleToTakingBack(ride: Ride, { now, uid }: Circumstances): StepRefusal | null {
  if (ride.driver === uid) {
    if (revocableStep(ride.did) === null || ride.log.at(-1)?.by !== uid) return presentOf(ride);
    return now < takeBackEnd(ride) ? null : { code: 'not-taken-back', by: 'driver' };
  }
  if (ride.endedAt === null) return null;
  if (ride.did === 'correct') return presentOf(ride);
  return now < reopenEnd(ride.endedAt) ? null : { code: 'not-taken-back', by: 'dispatch' };
}

/** The obstacle to a step that needs the driver on duty. The driver takes the step, or dispatch enters it. */
function obstacleOffDuty(ride: Ride, { onDuty, uid }: Circumstances): StepRefusal | null {
  if (onDuty) return null;
  if (!isForDriver(ride, uid)) return { code: 'not-on-duty' };
  return { code: 'driver-engaged', by: 'off-duty', isOver: isEnded(ride.state) };
}

const OBSTACLES: Readonly<Record<Condition, Obstacle>> = {
  unexpired: (ride, { now }) => (isExpired(ride, now) ? { code: 'ride-expired' } : null),
  'search-over': (ride, { now }) => notBefore(searchEnd(ride), now),
  searched: (ride, { now }) => notBefore(extendableFrom(ride), now),
  due: (ride, { now }) => notBefore(dueAt(ride), now),
  // Only the ride's driver can be too early; dispatch can enter a departure at any time (D88).
  'nearly-due': (ride, { now, uid }) =>
    isForDriver(ride, uid) ? null : notBefore(departableFrom(ride), now),
  answerable: (ride, { now, uid }) =>
    ride.state === 'offered' && ride.driver !== uid ? notBefore(offerEnd(ride), now) : null,
  unrefused: ({ state, driver, declined }, { uid }) =>
    declined.includes(uid) && !(state === 'offered' && driver === uid) ? { code: 'refused-before' } : null,
  'offer-over': (ride, { now }) => (ride.state === 'offered' ? notBefore(offerEnd(ride), now) : null),
  waited: (ride, { now }) => (ride.state === 'arrived' ? notBefore(noShowFrom(ride), now) : null),
  'on-duty': obstacleOffDuty,
  // A driver off duty can promise a ride that is not due (D115).
  'on-duty-if-due': (ride, circumstances) =>
    isDue(ride, circumstances.now) ? obstacleOffDuty(ride, circumstances) : null,
  next: ({ kind }, { driving }) => (kind === 'later' || driving !== null ? null : { code: 'not-driving' }),
  'lock-free'(ride, { driving, uid }) {
    if (driving === null || driving === ride.id) return null;
    if (!isForDriver(ride, uid)) return { code: 'already-driving', ride: driving };
    return { code: 'driver-engaged', by: 'ride', isOver: isEnded(ride.state) };
  },
  // A driver whom dispatch asks need not wait (D91).
  rested: ({ driver }, { now, uid, rest }) => (driver === uid ? null : obstacleToChoosing(rest, now)),
  // No new time waits if dispatch has moved the ride back, or the driver has answered on another page.
  moved: (ride) => (ride.movedFrom === null ? presentOf(ride) : null),
  room: ({ rev }) => (rev < MOST_STEPS ? null : { code: 'too-many-steps' }),
  'rider-rested': (ride, { now, uid }) =>
    uid === ride.rider && ride.did === 'edit' && ride.log.at(-1)?.by === uid
      ? notAgainBefore(repeatableFrom(ride), now)
      : null,
  'rider-room': ({ rev, rider }, { uid }) =>
    uid === rider && rev >= MOST_STEPS_TO_ESTIMATE ? { code: 'too-many-changes' } : null,
  'driver-room': ({ rev, driver }, { uid }) =>
    uid === driver && rev >= MOST_STEPS_TO_ESTIMATE ? { code: 'not-taken-back', by: 'driver' } : null,
  'takes-back': obstacleToTakingBack,
  'room-to-estimate': ({ rev }) => (rev < MOST_STEPS_TO_ESTIMATE ? null : { code: 'estimated-too-often' }),
  'estimated-before': (ride, { now }) =>
    ride.did === 'estimate' ? notAgainBefore(repeatableFrom(ride), now) : null,
};

/** The first obstacle to a step that the state allows; `null` if there is none. */
export function obstacleTo(did: RideStepName, ride: Ride, circumstances: Circumstances): StepRefusal | null {
  for (const condition of stepNamed(did).needs) {
    const obstacle = OBSTACLES[condition](ride, circumstances);
    if (obstacle !== null) return obstacle;
  }
  return null;
}

/**
 * The obstacle to offering or assigning a ride to a driver with this shift. A due ride goes only to a driver on duty,
 * because a driver off duty may have gone home. The shift is `null` for a driver without a record.
 */
export function obstacleToDriver(shift: Shift | null, ride: Ride, now: Date): StepRefusal | null {
  return shift?.duty === 'on' || now < dueAt(ride) ? null : { code: 'driver-off-duty' };
}
