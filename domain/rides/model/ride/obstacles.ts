import type { StepRefusal } from '../errors/ride-error.ts';
import type { Rest } from '../firm/gave-back.ts';
import type { Shift } from '../firm/shift.ts';
import { MOST_STEPS, MOST_STEPS_TO_ESTIMATE } from '../ride-limits.ts';
import {
  departableFrom,
  dueAt,
  repeatableFrom,
  extendableFrom,
  isExpired,
  noShowFrom,
  offerEnd,
  searchEnd,
} from './deadlines.ts';
import { stepNamed, type StepName, type Condition } from './ride-steps.ts';
import type { Ride } from './ride.ts';
import { presentOf } from './step-outcome.ts';

/** Who would take the step, and when. */
export interface Circumstances {
  readonly now: Date;
  readonly uid: string;
  readonly onDuty: boolean;
  /** The id of the ride that holds this driver, if any. */
  readonly driving: string | null;
  /** From when on this driver may choose a ride again; `null` if they have given back none. */
  readonly rest: Rest | null;
}

type Obstacle = (ride: Ride, circumstances: Circumstances) => StepRefusal | null;

function notBefore(at: Date, now: Date): StepRefusal | null {
  return now < at ? { code: 'too-early', at } : null;
}

function notAgainBefore(from: Date, now: Date): StepRefusal | null {
  return now < from ? { code: 'again-too-soon', from } : null;
}

/** What keeps a driver from a ride of their own choice whom dispatch has not asked to take it (D91). */
export function obstacleToChoosing(rest: Rest | null, now: Date): StepRefusal | null {
  return rest === null || now >= rest.from ? null : { code: 'gave-back-just-now', ...rest };
}

const OBSTACLES: Readonly<Record<Condition, Obstacle>> = {
  unexpired: (ride, { now }) => (isExpired(ride, now) ? { code: 'ride-expired' } : null),
  'search-over': (ride, { now }) => notBefore(searchEnd(ride), now),
  searched: (ride, { now }) => notBefore(extendableFrom(ride), now),
  due: (ride, { now }) => notBefore(dueAt(ride), now),
  'nearly-due': (ride, { now }) => notBefore(departableFrom(ride), now),
  answerable: (ride, { now, uid }) =>
    ride.state === 'offered' && ride.driver !== uid ? notBefore(offerEnd(ride), now) : null,
  unrefused: ({ state, driver, declined }, { uid }) =>
    declined.includes(uid) && !(state === 'offered' && driver === uid) ? { code: 'refused-before' } : null,
  'offer-over': (ride, { now }) => (ride.state === 'offered' ? notBefore(offerEnd(ride), now) : null),
  waited: (ride, { now }) => (ride.state === 'arrived' ? notBefore(noShowFrom(ride), now) : null),
  'on-duty': (_, { onDuty }) => (onDuty ? null : { code: 'not-on-duty' }),
  next: ({ kind }, { driving }) => (kind === 'later' || driving !== null ? null : { code: 'not-driving' }),
  'lock-free': ({ id }, { driving }) =>
    driving === null || driving === id ? null : { code: 'already-driving', ride: driving },
  // Dispatch has asked them, and knows what they gave back.
  rested: ({ driver }, { now, uid, rest }) => (driver === uid ? null : obstacleToChoosing(rest, now)),
  // Nothing to answer: dispatch has moved it back, or it was answered from another page.
  moved: (ride) => (ride.movedFrom === null ? presentOf(ride) : null),
  room: ({ rev }) => (rev < MOST_STEPS ? null : { code: 'too-many-steps' }),
  'rider-rested': (ride, { now, uid }) =>
    uid === ride.rider && ride.did === 'edit' && ride.log.at(-1)?.by === uid
      ? notAgainBefore(repeatableFrom(ride), now)
      : null,
  'rider-room': ({ rev, rider }, { uid }) =>
    uid === rider && rev >= MOST_STEPS_TO_ESTIMATE ? { code: 'too-many-changes' } : null,
  'room-to-estimate': ({ rev }) => (rev < MOST_STEPS_TO_ESTIMATE ? null : { code: 'estimated-too-often' }),
  'estimated-before': (ride, { now }) =>
    ride.did === 'estimate' ? notAgainBefore(repeatableFrom(ride), now) : null,
};

/** What keeps somebody from a step that this state allows them, and until when; `null` if nothing does. */
export function obstacleTo(did: StepName, ride: Ride, circumstances: Circumstances): StepRefusal | null {
  for (const condition of stepNamed(did).needs) {
    const obstacle = OBSTACLES[condition](ride, circumstances);
    if (obstacle !== null) return obstacle;
  }
  return null;
}

/**
 * What keeps a ride from being offered or assigned to a driver with this shift: nobody should wait for a driver who has
 * gone home. A ride that is not due yet may be promised to a driver who will be back.
 */
export function obstacleToDriver(shift: Shift | null, ride: Ride, now: Date): StepRefusal | null {
  const isReady = shift !== null && (shift.duty === 'on' || now < dueAt(ride));
  return isReady ? null : { code: 'driver-off-duty' };
}
