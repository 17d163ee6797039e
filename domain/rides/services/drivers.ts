import { asDispatcher } from '../../shared/people/acting.ts';
import { MOST_ATTEMPTS } from '../../shared/most-attempts.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { settle } from '../../shared/settle.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import { parseDutyEnd, parseDutyTimes } from '../model/firm/duty-times.ts';
import { endedShiftBatch, setCarBatch } from '../model/firm/shift-batch.ts';
import type { Shift } from '../model/firm/shift.ts';
import { signerOf, type Signer } from '../model/firm/signer.ts';
import { dutyCorrectionBatch, type DutyTimes, type WorkedDuty } from '../model/firm/worked-duty.ts';
import type { Period } from '../../shared/time/day.ts';
import type { Reach } from '../model/devices/push-device.ts';
import type { RideNeeds } from '../ports/ride-ports.ts';
import type { ApprovedDriver } from '../ports/shift-repository.ts';
import { parseRequiredPhone } from '../model/booking/passenger-phone.ts';
import { blockingPaper } from './blocking-paper.ts';
import { chosenCar } from './chosen-car.ts';
import { obstacleToStop } from './driver-shift.ts';
import { cardRenewerOf } from './renew-cards.ts';

/** The drivers as administrators see them. Changes fail with `permission-denied` without the power *desk*. */
export interface Drivers {
  /** A driver's present or last shift; `null` if none is stored, or the record is damaged. */
  shift(uid: string): Promise<Result<Shift | null>>;
  /** Up to `COUNT_LIMIT` approved drivers with a name, by name, including drivers who never were on duty. */
  approved(): Promise<Result<readonly ApprovedDriver[]>>;
  /** The reach of drivers who ever had a push device, by uid. */
  reach(): Promise<Result<ReadonlyMap<string, Reach>>>;
  /**
   * Ends a shift that its driver has forgotten. `until` is when the shift really ended. Fails with `already-driving`
   * while the driver drives a ride, and with `promise-due` while a promised ride is due. Fails with
   * `shift-times-unusable` if `until` is in the future or before the present duty began. Fails with `permission-denied`
   * if no shift is stored.
   */
  endShift(uid: string, until?: Date | null): Promise<RideResult<void>>;
  /**
   * Sets car and number of a driver on duty who has called. It may be a colleague's car. The driver's open rides show
   * both, as after `DriverShift.start`. Fails with `vehicle-required`, `vehicle-unavailable`, `driver-off-duty`,
   * `phone-required`, `phone-unusable` or `paper-expired`.
   */
  setCar(uid: string, vehicle: string, phone: string): Promise<RideResult<void>>;
  /** The duties of a driver's shifts that began in this period. */
  duties(uid: string, period: Period): Promise<Result<readonly WorkedDuty[]>>;
  /** Corrects when a duty of a driver began and ended. Fails as `parseDutyTimes` does. */
  correctDuty(uid: string, duty: WorkedDuty, times: DutyTimes): Promise<RideResult<void>>;
}

export function createDrivers(needs: RideNeeds): Drivers {
  const { rides, shifts, fleet, records, rideFeed, clock, session } = needs;
  const renew = cardRenewerOf(needs);
  /** Sets car and number. Sends them once more if the driver's record has changed at the same moment. */
  const set = async (
    by: Signer,
    known: Shift | null,
    wanted: { readonly car: string; readonly phone: string },
    attempt = 1,
  ): Promise<RideResult<void>> => {
    if (known?.duty !== 'on') return fail({ code: 'driver-off-duty' });
    const car = await chosenCar(fleet, wanted.car, known);
    if (!car.ok) return car;
    const now = clock.now();
    const batch = setCarBatch(known, { vehicle: car.value, phone: wanted.phone }, { by, now });
    return settle(records, batch, {
      read: () => shifts.read(known.uid),
      async verdict(shift): Promise<RideResult<void> | null> {
        if (shift === null) return null;
        if (shift.turn === known.turn)
          return blockingPaper(fleet, { uid: known.uid, car: wanted.car }, clock);
        const { phone, vehicle, setBy } = shift;
        if (phone === wanted.phone && vehicle.id === wanted.car && setBy?.by === by.uid) return succeed();
        return attempt < MOST_ATTEMPTS ? set(by, shift, wanted, attempt + 1) : null;
      },
    });
  };
  const end = async (by: string, uid: string, until: Date | null): Promise<RideResult<void>> => {
    const stored = await shifts.read(uid);
    if (!stored.ok) return stored;
    if (stored.value === null) return fail({ code: 'permission-denied' });
    const now = clock.now();
    const typed = parseDutyEnd(stored.value, until, now);
    if (!typed.ok) return typed;
    return settle(records, endedShiftBatch(stored.value, { by, now, until: typed.value }), {
      read: () => shifts.read(uid),
      async verdict(shift) {
        if (shift === null) return null;
        return shift.duty === 'off' ? succeed() : obstacleToStop(rides, shift, clock.now());
      },
    });
  };
  return {
    shift: (uid) => shifts.read(uid),
    approved: () => asDispatcher(session, () => shifts.approved()),
    async reach() {
      const found = await shifts.reach();
      return found.ok ? succeed(new Map(found.value.map((reach) => [reach.uid, reach]))) : found;
    },
    duties: (uid, period) => asDispatcher(session, () => shifts.duties(uid, period)),
    correctDuty: (uid, duty, times) =>
      asDispatcher(session, async (by) => {
        const parsed = parseDutyTimes(duty, times, clock.now());
        if (!parsed.ok) return parsed;
        return records.commit(dutyCorrectionBatch(uid, duty, parsed.value, by.uid));
      }),
    setCar: (uid, car, typed) =>
      asDispatcher(session, async (by) => {
        const phone = parseRequiredPhone(typed);
        if (!phone.ok) return phone;
        const stored = await shifts.read(uid);
        if (!stored.ok) return stored;
        const saved = await set(signerOf(by), stored.value, { car, phone: phone.value });
        if (saved.ok) await renew(by.uid, uid);
        rideFeed.lookNow();
        return saved;
      }),
    endShift: (uid, until = null) =>
      asDispatcher(session, async (by) => {
        const ended = await end(by.uid, uid, until);
        rideFeed.lookNow();
        return ended;
      }),
  };
}
