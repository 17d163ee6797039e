import { count, mapOf, oneOf } from '../../../shared/composed-decoders.ts';
import { text, type Fields, type Decoder, type ValuesOf } from '../../../shared/decoders.ts';
import { stepNamed } from '../ride/ride-steps.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';
import type { StepOrder } from './step-batch.ts';

/** The steps that may wait for the network (rides R25). Meanwhile only dispatch can take them instead. */
export const WAITING_STEPS = ['arrive', 'start', 'complete'] as const;

/** A time as stored on the device, in JSON. */
const time: Decoder<Date> = (stored) => {
  const date = new Date(typeof stored === 'string' ? stored : Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

/** A step that its driver has taken without a network. */
const FIELDS = {
  ride: text,
  /** The lowest number that the step can have in the ride's log. */
  rev: count,
  did: oneOf(WAITING_STEPS),
  /** When the driver pressed, by the device's clock. */
  saidAt: time,
} as const satisfies Fields;

export type WaitingStep = ValuesOf<typeof FIELDS>;
export const waitingStep = mapOf(FIELDS);

/** The waiting step for a press on this ride at this time; `null` if the step may not wait. */
export function waitingStepOf(ride: Ride, did: StepOrder['did'], saidAt: Date): WaitingStep | null {
  const mayWait = WAITING_STEPS.find((each) => each === did);
  return mayWait === undefined ? null : { ride: ride.id, rev: ride.rev + 1, did: mayWait, saidAt };
}

function stepped(ride: Ride, { did, saidAt }: WaitingStep, uid: string): Ride {
  const line = { did, by: uid, at: saidAt, why: null, note: null, saidAt, driver: null, movedFrom: null };
  const next = { rev: ride.rev + 1, did, log: [...ride.log, line] };
  if (did === 'arrive' && ride.state === 'on_the_way')
    return { ...ride, ...next, state: 'arrived', arrivedAt: saidAt };
  if (did === 'start' && ride.state === 'arrived') return { ...ride, ...next, state: 'in_progress' };
  if (did === 'complete' && ride.state === 'in_progress')
    return { ...ride, ...next, state: 'completed', endedAt: saidAt };
  return ride;
}

/**
 * The reported time of a step. It is `undefined` if the rules would refuse the time, because the log's last line is
 * later. Then the device's clock was slow, or another step, such as an edit, came after the press.
 */
function reportedAt({ log }: Ride, { saidAt }: WaitingStep): Date | undefined {
  const before = log.at(-1);
  return before !== undefined && saidAt < (before.saidAt ?? before.at) ? undefined : saidAt;
}

/** What becomes of the first step that waits. */
export type WaitingTurn =
  | {
      readonly turn: 'send';
      readonly ride: Ride;
      readonly order: { readonly did: WaitingStep['did']; readonly saidAt?: Date | undefined };
    }
  /** The step is stored already. */
  | { readonly turn: 'stored' }
  /** The ride is in another state or can no longer be read, so the step cannot be taken. */
  | { readonly turn: 'refused' };

/**
 * Decides by the ride as it is stored now (`null` if the driver may no longer read it). A later step that keeps the
 * state, such as an edit by dispatch, is no obstacle.
 */
export function turnOf(step: WaitingStep, ride: FoundRide | null, uid: string): WaitingTurn {
  if (ride === null || ride.state === 'damaged') return { turn: 'refused' };
  const { did, rev } = step;
  // Dispatch may have entered the step for this driver meanwhile.
  const isOwn = (by: string) => by === uid || ride.driver === uid;
  if (ride.log.slice(rev).some((line) => line.did === did && isOwn(line.by))) return { turn: 'stored' };
  const isOpen = stepNamed(did).from['its-driver']?.includes(ride.state) === true;
  if (!isOpen || ride.driver !== uid) return { turn: 'refused' };
  return { turn: 'send', ride, order: { did, saidAt: reportedAt(ride, step) } };
}

/** A stored ride as it is after the driver's waiting steps. */
export function withWaiting(found: FoundRide, waiting: readonly WaitingStep[], uid: string): FoundRide {
  if (found.state === 'damaged') return found;
  const own = waiting.filter(({ ride }) => ride === found.id);
  return own.reduce<Ride>(
    (ride, step) => (turnOf(step, ride, uid).turn === 'send' ? stepped(ride, step, uid) : ride),
    found,
  );
}
