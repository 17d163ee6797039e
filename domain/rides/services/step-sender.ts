import { MOST_ATTEMPTS } from '../../shared/most-attempts.ts';
import type { Batch } from '../../shared/record-write.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { settle } from '../../shared/settle.ts';
import type { SystemError } from '../../shared/system-error.ts';
import type { RideResult, StepRefusal } from '../model/errors/ride-error.ts';
import { restOf } from '../model/firm/gave-back.ts';
import { holdsDriver, isExpired } from '../model/ride/deadlines.ts';
import { obstacleTo, obstacleToDriver } from '../model/steps/obstacles.ts';
import { stepNamed, type RideStepName } from '../model/ride/ride-steps.ts';
import type { FoundRide, Ride } from '../model/ride/ride.ts';
import { isRemarked, stepBatch, type StepOrder } from '../model/steps/step-batch.ts';
import { outcomeOf, presentOf } from '../model/steps/step-outcome.ts';
import type { RidePorts } from '../ports/ride-ports.ts';
import { rideInSlot } from './free-slot.ts';
import { requiredSettings } from './service-settings.ts';

/** A step of a ride, with the ride as the person saw it. */
export interface StepToSend {
  readonly ride: Ride;
  readonly uid: string;
  /** Returns the order with all its values, anew for each attempt. `denied`: the rules refused the last attempt. */
  order(denied: boolean): Promise<RideResult<StepOrder>>;
  /** Whether a stored step with the same name and author is the sent step. Absent if the log line decides this. */
  isMine?(found: Ride): Promise<Result<boolean>>;
  /** Writes of another capability in the batch of the step. */
  readonly beside?: Batch;
}

/**
 * Whether this is a step of drivers. If dispatch takes it for them (D83), only a loss of rights prevents reading the
 * ride. `withoutRide` checks the rights first.
 */
function isDriversStep(did: RideStepName): boolean {
  const { from } = stepNamed(did);
  return from['its-driver'] !== undefined || from['any-driver'] !== undefined;
}

/**
 * A cancellation without its note. A note needs the retention that the settings state. A passenger may cancel even if
 * the settings are damaged, or if a blocked passenger cannot read them (rides R26).
 */
function withoutNote(order: StepOrder): StepOrder {
  return order.did === 'cancel' && order.why === 'other' ? { ...order, note: null } : order;
}

const isDenied = (failed: RideResult<unknown>) => !failed.ok && failed.error.code === 'permission-denied';

/**
 * Sends steps. After any failure the ride is read back. So a lost answer is no failure, no step is taken twice, and an
 * error describes the stored ride.
 */
export function stepSenderOf({
  rides,
  shifts,
  fleet,
  records,
  clock,
}: Omit<RidePorts, 'rideFeed' | 'lastKnown'>): (step: StepToSend) => Promise<RideResult<void>> {
  /** Why the rules refuse a step although the ride has not changed; `null` if that is unknown. */
  const reasonFor = async (ride: Ride, order: StepOrder, uid: string): Promise<StepRefusal | null> => {
    const { did } = order;
    const now = clock.now();
    const circumstances = { now, uid, onDuty: true, driving: null, rest: null };
    if (did === 'offer' || did === 'assign') {
      const shift = await shifts.read(order.driver);
      if (!shift.ok) return null;
      const refusal = obstacleTo(did, ride, circumstances) ?? obstacleToDriver(shift.value, ride, now);
      return refusal ?? { code: 'driver-unavailable' };
    }
    const asksForDuty = stepNamed(did).needs.some((need) => need === 'on-duty' || need === 'on-duty-if-due');
    if (!asksForDuty) return obstacleTo(did, ride, circumstances);
    const isEntered =
      (did === 'depart' || did === 'take_back') && ride.driver !== null && ride.driver !== uid;
    const driver = isEntered ? (ride.driver ?? uid) : uid;
    const shift = await shifts.read(driver);
    if (!shift.ok || shift.value === null) return obstacleTo(did, ride, circumstances);
    const { duty, ride: pointer, gaveBack } = shift.value;
    const driving = await rideInSlot(rides, pointer, (held) => holdsDriver(held, driver));
    const rest = restOf(gaveBack);
    const obstacle = obstacleTo(did, ride, { ...circumstances, onDuty: duty === 'on', driving, rest });
    const isBlocked = obstacle === null && isEntered && did === 'take_back' && ride.endedAt !== null;
    return isBlocked ? { code: 'driver-engaged', by: 'account', isOver: true } : obstacle;
  };

  /** The outcome of a driver's step if the driver may no longer read the ride. */
  const withoutRide = async (ride: Ride, did: RideStepName): Promise<RideResult<void>> => {
    // An account or session that has lost its rights reads nothing. Then the ride may be unchanged.
    const rights = await fleet.settings();
    if (!rights.ok) return rights;
    // A driver who gave the ride back and can no longer read it has succeeded.
    if (stepNamed(did).to === 'requested') return succeed();
    return fail({ code: isExpired(ride, clock.now()) ? 'ride-expired' : 'ride-taken' });
  };

  const confirm = async ({ isMine }: StepToSend, found: Ride): Promise<RideResult<void>> => {
    const mine = isMine === undefined ? succeed(true) : await isMine(found);
    if (!mine.ok) return mine;
    return mine.value ? succeed() : fail(presentOf(found));
  };

  const send = async (step: StepToSend, attempt = 1, denied = false): Promise<RideResult<void>> => {
    const { ride, uid } = step;
    const ordered = await step.order(denied);
    if (!ordered.ok) return ordered;
    const settings = isRemarked(ride, ordered.value, uid) ? await requiredSettings(fleet) : null;
    const order = settings?.ok === false ? withoutNote(ordered.value) : ordered.value;
    if (settings?.ok === false && isRemarked(ride, order, uid)) return settings;
    const taker = {
      uid,
      now: clock.now(),
      denied,
      retention: settings?.ok ? settings.value.retention : undefined,
    };
    const verdict = async (read: Result<FoundRide | null>, { code }: SystemError) => {
      if (isDenied(read) && isDriversStep(order.did)) return withoutRide(ride, order.did);
      if (!read.ok) return read;
      if (read.value === null || read.value.state === 'damaged') return null;
      const outcome = outcomeOf(read.value, { rev: ride.rev + 1, order, uid });
      if (outcome === 'done') return confirm(step, read.value);
      if (outcome !== 'undone') return fail(outcome);
      const isRefused = code === 'permission-denied';
      if (attempt < MOST_ATTEMPTS) return send(step, attempt + 1, isRefused);
      const reason = isRefused ? await reasonFor(ride, order, uid) : null;
      return reason === null ? null : fail(reason);
    };
    return settle(records, [...stepBatch(ride, order, taker), ...(step.beside ?? [])], {
      read: async () => succeed(await rides.read(ride.id)),
      verdict,
    });
  };
  return send;
}
