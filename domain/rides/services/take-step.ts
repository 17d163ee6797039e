import { signedIn } from '../../shared/people/acting.ts';
import { MINUTE_MS } from '../../shared/durations.ts';
import { fail, succeed } from '../../shared/result.ts';
import { parseCorrection, parseTripNote } from '../model/basics/trip-note.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import { returnPlace } from '../model/firm/gave-back.ts';
import { cardOf, DRIVER_SLOTS, LATER_SLOTS, type PromiseSlot, type Shift } from '../model/firm/shift.ts';
import { isOpenTo } from '../model/firm/vehicle.ts';
import { dueAt, isDue, isEstimable, isPromised } from '../model/ride/deadlines.ts';
import { isEnded } from '../model/ride/ride-state.ts';
import type { Ride } from '../model/ride/ride.ts';
import type { Reason } from '../model/basics/reasons.ts';
import { isPast, type Reasoned, type StepOrder } from '../model/steps/step-batch.ts';
import type { RideNeeds } from '../ports/ride-ports.ts';
import { freeSlot } from './free-slot.ts';
import { stepSenderOf } from './step-sender.ts';

type Ordered<Did extends StepOrder['did']> = Extract<StepOrder, { readonly did: Did }>;

/**
 * A step as a page asks for it, with the note as typed. `minutes` is the estimated time until the arrival. For
 * `estimate` it is added to the last estimated arrival, or to the present time if that is later.
 */
export type RideOrder =
  | Exclude<
      StepOrder,
      {
        readonly did:
          | 'take'
          | 'depart'
          | 'reserve'
          | 'assign'
          | 'estimate'
          | 'edit'
          | 'give_back'
          | 'renew_card'
          | 'take_back';
      }
    >
  | { readonly did: 'take'; readonly minutes: number | null }
  | { readonly did: 'depart'; readonly minutes: number | null; readonly saidAt?: Date | undefined }
  | { readonly did: 'estimate'; readonly minutes: number }
  | { readonly did: 'reserve' }
  | ({ readonly did: 'give_back' } & Reasoned<Reason<'give_back'>>)
  | { readonly did: 'take_back' }
  | { readonly did: 'assign'; readonly driver: string };

/**
 * Takes a step of a ride. `ride` is as the person saw it; errors describe the stored ride (`stepSenderOf`). It fails
 * - with `ride-changed`, `ride-over` or `ride-expired` if another step came first;
 * - if the driver can no longer read the ride: with `ride-expired` for a request with a search that is over, otherwise
 *   with `ride-taken`. A step that makes the ride a request again, such as giving it back, then succeeds;
 * - with `promises-full` or `driver-full` if the driver has no free slot for the promise;
 * - with `vehicle-required` if a driver without a stored car promises a ride that is not due. Off duty also with
 *   `vehicle-unavailable` or `vehicle-of-colleague`, if the stored car is gone or is now a colleague's;
 * - with `arrival-too-late` if the estimate is too far ahead, with `note-too-short` or `note-too-long`;
 * - with `rides-not-set-up` if a note needs the settings and there are none;
 * - with another obstacle: `too-early`, `too-many-steps`, `estimated-too-often`, `again-too-soon`,
 *   `gave-back-just-now`, `not-on-duty`, `already-driving`, `refused-before`, `not-driving`, `driver-off-duty`,
 *   `driver-unavailable`, `driver-engaged` or `not-taken-back`.
 */
export type TakeStep = (ride: Ride, order: RideOrder) => Promise<RideResult<void>>;

function withNote(order: StepOrder): RideResult<StepOrder> {
  if (!('note' in order)) return succeed(order);
  if (order.did === 'correct') {
    const note = parseCorrection(order.note);
    return note.ok ? succeed({ ...order, note: note.value }) : note;
  }
  const note = parseTripNote(order.note ?? '');
  return note.ok ? succeed({ ...order, note: note.value === '' ? null : note.value }) : note;
}

export function createTakeStep({
  rides,
  shifts,
  fleet,
  records,
  rideFeed,
  clock,
  session,
}: RideNeeds): TakeStep {
  const send = stepSenderOf({ rides, shifts, fleet, records, clock });

  const ownShift = async (uid: string): Promise<RideResult<Shift>> => {
    const shift = await shifts.read(uid);
    if (!shift.ok) return shift;
    return shift.value?.duty === 'on' ? succeed(shift.value) : fail({ code: 'not-on-duty' });
  };
  /** The shift of the ride's driver, for whom dispatch may enter the step (D83). */
  const shiftOf = async ({ driver, state }: Ride, uid: string): Promise<RideResult<Shift>> => {
    const shift = await ownShift(driver ?? uid);
    const isMissing = !shift.ok && shift.error.code === 'not-on-duty' && driver !== null && driver !== uid;
    return isMissing ? fail({ code: 'driver-engaged', by: 'off-duty', isOver: isEnded(state) }) : shift;
  };
  const takeBack = async (ride: Ride, uid: string): Promise<RideResult<StepOrder>> => {
    // A ride under way still has its card.
    if (!isEnded(ride.state)) return succeed({ did: 'take_back' });
    const shift = await shiftOf(ride, uid);
    return shift.ok ? succeed({ did: 'take_back', card: cardOf(shift.value) }) : shift;
  };
  const arrival = (minutes: number, said: Date | null = null) =>
    new Date(Math.max(clock.now().getTime(), said?.getTime() ?? 0) + minutes * MINUTE_MS);
  const setOff = async (
    ride: Ride,
    order: Extract<RideOrder, { readonly did: 'take' | 'depart' }>,
    uid: string,
  ): Promise<RideResult<StepOrder>> => {
    const shift = order.did === 'take' ? await ownShift(uid) : await shiftOf(ride, uid);
    if (!shift.ok) return shift;
    const etaAt = order.minutes === null ? null : arrival(order.minutes);
    const sets = { card: cardOf(shift.value), etaAt };
    if (order.did === 'take') return succeed({ did: order.did, ...sets });
    return succeed({ did: order.did, ...sets, saidAt: order.saidAt });
  };
  const slotAmong = ({ uid, slots }: Shift, some: readonly PromiseSlot[]) =>
    freeSlot(rides, some, slots, (ride) => isPromised(ride, uid));
  /**
   * Finds a free slot for a promise of the driver with this shift. A ride for now gets `next`. A later ride gets one of
   * `LATER_SLOTS`, or `next` if none of these is free.
   */
  const slotOf = async (shift: Shift, kind: Ride['kind']) => {
    const later = kind === 'now' ? null : await slotAmong(shift, LATER_SLOTS);
    return later === null || later.slot === null ? slotAmong(shift, ['next']) : later;
  };
  /**
   * The shift of a driver, on duty or at home, with the car in the driver's record (D115). Off duty, the driver may no
   * longer use a colleague's car that dispatch gave (D122).
   */
  const namedCar = async (uid: string): Promise<RideResult<Shift>> => {
    const shift = await shifts.read(uid);
    if (!shift.ok) return shift;
    if (shift.value === null) return fail({ code: 'vehicle-required' });
    if (shift.value.duty !== 'off') return succeed(shift.value);
    const car = await fleet.vehicle(shift.value.vehicle.id);
    if (!car.ok) return car;
    if (car.value === null) return fail({ code: 'vehicle-unavailable' });
    return isOpenTo(uid, car.value) ? succeed(shift.value) : fail({ code: 'vehicle-of-colleague' });
  };
  const reserve = async (ride: Ride, uid: string): Promise<RideResult<Ordered<'reserve'>>> => {
    const { kind } = ride;
    const shift = await (isDue(ride, clock.now()) ? ownShift(uid) : namedCar(uid));
    if (!shift.ok) return shift;
    const found = await slotOf(shift.value, kind);
    if (found.slot === null) {
      return fail({ code: 'promises-full', full: kind === 'now' ? 'next' : 'all', ride: found.ride });
    }
    return succeed({ did: 'reserve', card: cardOf(shift.value), slot: found.slot });
  };
  const assign = async (
    ride: Ride,
    driver: string,
    denied: boolean,
  ): Promise<RideResult<Ordered<'assign'>>> => {
    const shift = await shifts.read(driver);
    if (!shift.ok) return shift;
    if (shift.value === null) return fail({ code: 'driver-off-duty' });
    const given = { did: 'assign', driver, card: cardOf(shift.value) } as const;
    const now = clock.now();
    // After a denial the ride may be due by the server's clock, or another page may have taken the slot.
    const takesSlot = isDue(ride, now) || isPast(dueAt(ride), { now, denied });
    if (!takesSlot) return succeed({ ...given, slot: null });
    const found = await slotAmong(shift.value, DRIVER_SLOTS);
    if (found.slot === null) return fail({ code: 'driver-full', ride: found.ride });
    return succeed({ ...given, slot: found.slot });
  };
  const complete = async (
    ride: Ride,
    order: RideOrder,
    uid: string,
    denied: boolean,
  ): Promise<RideResult<StepOrder>> => {
    // The rules refuse a reported time in the future or before the last step. A wrong clock may report such a time, so
    // after a denial a driver's step is sent without it. A time that dispatch typed is always sent.
    const isOwn = ride.driver === uid;
    if ('saidAt' in order && order.did !== 'depart' && denied && isOwn) return succeed({ did: order.did });
    if (order.did === 'estimate') {
      const etaAt = arrival(order.minutes, ride.etaAt);
      return isEstimable(etaAt, clock.now())
        ? succeed({ did: order.did, etaAt })
        : fail({ code: 'arrival-too-late' });
    }
    if ('minutes' in order) return setOff(ride, order, uid);
    if (order.did === 'take_back') return takeBack(ride, uid);
    if (order.did === 'reserve') return reserve(ride, uid);
    if (order.did === 'assign') return assign(ride, order.driver, denied);
    if (order.did === 'give_back') {
      const shift = await shifts.read(uid);
      if (!shift.ok) return shift;
      return withNote({ ...order, place: returnPlace(shift.value?.gaveBack ?? null) });
    }
    return withNote(order);
  };

  return async (ride, order) => {
    const user = signedIn(session);
    if (!user.ok) return user;
    const { uid } = user.value;
    const taken = await send({ ride, uid, order: (denied) => complete(ride, order, uid, denied) });
    rideFeed.lookNow();
    return taken;
  };
}
