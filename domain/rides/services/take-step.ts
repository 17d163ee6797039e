import { parseNote } from '../model/booking/note.ts';
import type { RideError, RideResult } from '../model/errors/ride-error.ts';
import { cardOf } from '../model/firm/shift.ts';
import { holdsDriver } from '../model/ride/deadlines.ts';
import { obstacleTo } from '../model/ride/obstacles.ts';
import { stepNamed, type StepName } from '../model/ride/ride-steps.ts';
import type { Ride } from '../model/ride/ride.ts';
import { stepBatch } from '../model/ride/step-batch.ts';
import type { StepOrder } from '../model/ride/step-order.ts';
import { outcomeOf } from '../model/ride/step-outcome.ts';
import type { RideFeed } from '../ports/ride-feed.ts';
import type { RideRepository } from '../ports/ride-repository.ts';
import type { ShiftRepository } from '../ports/shift-repository.ts';
import type { Clock } from '../../shared/clock.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { signedIn, type Acting } from './acting.ts';
import { heldBy } from './held-by.ts';

/** A step as its taker orders it, with the note as typed. `minutes` is how soon the driver says to be there. */
export type RideOrder =
  | { readonly did: 'extend' | 'arrive' | 'start' | 'complete' | 'no_show' | 'expire' }
  | { readonly did: 'take' | 'depart'; readonly minutes: number | null }
  | Extract<StepOrder, { readonly did: 'decline' | 'give_back' | 'cancel' }>;

/**
 * Takes a step of a ride as the taker saw it. Fails with `ride-changed`, `ride-over` or `ride-expired` if another step
 * came first, with `ride-taken` if the ride is no longer a driver's to see, with `too-early`, `not-on-duty` or
 * `already-driving` if the rules refuse it for that, and with `note-too-long`. After any failure the ride is read back,
 * so that a lost answer is no failure, a step is never taken twice, and what is told is what is stored.
 */
export type TakeStep = (ride: Ride, order: RideOrder) => Promise<RideResult<void>>;

/** A denial may be spurious where several write at once. */
const MOST_ATTEMPTS = 2;
const MINUTE_MS = 60_000;

function isDriversOnly(did: StepName): boolean {
  const { rider, dispatch } = stepNamed(did).from;
  return rider === undefined && dispatch === undefined;
}

/** Steps by the session's user; what each may do is the rules' to decide. */
export function createTakeStep(
  rides: Pick<RideRepository, 'step' | 'read'>,
  shifts: Pick<ShiftRepository, 'read'>,
  feed: Pick<RideFeed, 'lookNow'>,
  clock: Clock,
  session: Acting,
): TakeStep {
  const complete = async (order: RideOrder, uid: string): Promise<RideResult<StepOrder>> => {
    if ('minutes' in order) {
      const shift = await shifts.read(uid);
      if (!shift.ok) return shift;
      if (shift.value?.duty !== 'on') return fail({ code: 'not-on-duty' });
      const { did, minutes } = order;
      const etaAt = minutes === null ? null : new Date(clock.now().getTime() + minutes * MINUTE_MS);
      return succeed({ did, card: cardOf(shift.value), etaAt });
    }
    if (!('note' in order)) return succeed(order);
    const note = parseNote(order.note ?? '');
    return note.ok ? succeed({ ...order, note: note.value === '' ? null : note.value }) : note;
  };

  /** Why the rules refuse a step of a ride that is still as it was; `null` if that cannot be told. */
  const reasonFor = async (did: StepName, ride: Ride, uid: string): Promise<RideError | null> => {
    const circumstances = { now: clock.now(), uid, onDuty: true, driving: null };
    if (!stepNamed(did).needs.includes('on-duty')) return obstacleTo(did, ride, circumstances);
    const shift = await shifts.read(uid);
    if (!shift.ok || shift.value === null) return obstacleTo(did, ride, circumstances);
    const { duty, ride: pointer } = shift.value;
    const driving = await heldBy(rides, pointer, (held) => holdsDriver(held, uid));
    return obstacleTo(did, ride, { ...circumstances, onDuty: duty === 'on', driving });
  };

  const send = async (ride: Ride, order: StepOrder, uid: string, attempt = 1): Promise<RideResult<void>> => {
    const sent = await rides.step(stepBatch(ride, order, { uid, now: clock.now() }));
    if (sent.ok) return sent;
    const isDenied = (failed: Result<unknown>) => !failed.ok && failed.error.code === 'permission-denied';
    const read = await rides.read(ride.id);
    if (isDenied(read) && isDriversOnly(order.did)) {
      // Whoever gave the ride back, and may not even see it now, is rid of it.
      return stepNamed(order.did).to === 'requested' ? succeed() : fail({ code: 'ride-taken' });
    }
    if (!read.ok) return read;
    if (read.value === null || read.value.state === 'damaged') return sent;
    const outcome = outcomeOf(read.value, { rev: ride.rev + 1, did: order.did, uid });
    if (outcome === 'done') return succeed();
    if (outcome !== 'undone') return fail(outcome);
    if (attempt < MOST_ATTEMPTS) return send(ride, order, uid, attempt + 1);
    const reason = isDenied(sent) ? await reasonFor(order.did, ride, uid) : null;
    return reason === null ? sent : fail(reason);
  };

  return async (ride, order) => {
    const user = signedIn(session);
    if (!user.ok) return user;
    const { uid } = user.value;
    const completed = await complete(order, uid);
    if (!completed.ok) return completed;
    const taken = await send(ride, completed.value, uid);
    feed.lookNow();
    return taken;
  };
}
