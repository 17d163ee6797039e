import { approvedAs } from '../../shared/people/acting.ts';
import { isSame } from '../../shared/is-same.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { settle } from '../../shared/settle.ts';
import { parseRequiredPhone } from '../model/booking/passenger-phone.ts';
import type { RideResult, RideFailure } from '../model/errors/ride-error.ts';
import { parseDutyEnd, parseDutyTimes } from '../model/firm/duty-times.ts';
import { isTooSoon, shiftBatch, signBatch, type WantedShift } from '../model/firm/shift-batch.ts';
import { cardOf, type Duty, type Shift, DRIVER_SLOTS } from '../model/firm/shift.ts';
import { dutyCorrectionBatch, type DutyTimes, type WorkedDuty } from '../model/firm/worked-duty.ts';
import { isOpenTo } from '../model/firm/vehicle.ts';
import type { Period } from '../../shared/time/day.ts';
import { holdsDriver, isDue, isPromised } from '../model/ride/deadlines.ts';
import type { RideNeeds } from '../ports/ride-ports.ts';
import type { RideRepository } from '../ports/ride-repository.ts';
import { blockingPaper } from './blocking-paper.ts';
import { chosenCar } from './chosen-car.ts';
import { rideInSlot } from './free-slot.ts';
import { cardRenewerOf } from './renew-cards.ts';

/**
 * The obstacle to a break or the end of a shift. `already-driving` means a ride under way, `promise-due` a promise that
 * is due; `null` if neither is known.
 */
export async function obstacleToStop(
  rides: Pick<RideRepository, 'read'>,
  { uid, ride, slots }: Shift,
  now: Date,
): Promise<Result<never, RideFailure> | null> {
  const driven = await rideInSlot(rides, ride, (held) => holdsDriver(held, uid));
  if (driven !== null) return fail({ code: 'already-driving', ride: driven });
  const promised = await Promise.all(
    DRIVER_SLOTS.map((slot) =>
      rideInSlot(rides, slots[slot], (held) => isPromised(held, uid) && isDue(held, now)),
    ),
  );
  const owed = promised.find((id) => id !== null);
  return owed === undefined ? null : fail({ code: 'promise-due', ride: owed });
}

interface DriverShift {
  /** The driver's present or last shift; `null` if none is stored, or the record is damaged. */
  read(): Promise<Result<Shift | null>>;
  /**
   * Goes on duty in this vehicle, also after a break. A driver on duty changes to this car and number, even with
   * promises or a ride under way. The driver's open rides then show both. After a lost network a page renews their
   * cards later (D90). Fails as `chosenCar`, with `paper-expired`, `phone-required`, `phone-unusable` or
   * `shift-changed-just-now`, and with `name-required` for a driver whose profile has no name.
   */
  start(vehicle: string, phone: string): Promise<RideResult<void>>;
  /**
   * Stores the car and number of a driver off duty, for later rides that the driver promises from home (D115). No shift
   * begins. Fails as `start` does, and with `shift-changed-just-now` for a driver on duty or on a break.
   */
  prepare(vehicle: string, phone: string): Promise<RideResult<void>>;
  /**
   * Since when colleagues on duty or on a break have their cars, by the car's id. This is only a hint, because a
   * colleague may have forgotten to go off duty.
   */
  colleaguesCars(): Promise<Result<ReadonlyMap<string, Date>>>;
  /**
   * Takes a break or goes off duty. `until` is when a forgotten duty really ended. Fails with `already-driving` during
   * a ride, and with `promise-due` while a promised ride is due. Fails with `not-on-duty` if no shift is stored, and
   * for a break of a driver off duty. Fails with `shift-times-unusable` if `until` is in the future or before the
   * present duty began. Like `start`, fails with `shift-changed-just-now` or `name-required`.
   */
  stop(duty: Exclude<Duty, 'on'>, until?: Date | null): Promise<RideResult<void>>;
  /** The duties of the driver's own shifts that began in this period. */
  duties(period: Period): Promise<Result<readonly WorkedDuty[]>>;
  /** Corrects when a duty began and ended. Fails as `parseDutyTimes` does. */
  correct(duty: WorkedDuty, times: DutyTimes): Promise<RideResult<void>>;
  /** Shows dispatchers that the driver's page is open and online. Fails if no shift is stored. */
  giveSign(): Promise<Result<void>>;
}

function isStored(stored: Shift, wanted: WantedShift): boolean {
  return (
    stored.duty === wanted.duty && stored.vehicle.id === wanted.vehicle.id && stored.phone === wanted.phone
  );
}

/** The shift of the session's user. Fails with `permission-denied` unless the user is an approved driver. */
export function createDriverShift(needs: RideNeeds): DriverShift {
  const { rides, shifts, fleet, records, clock, session } = needs;
  const renew = cardRenewerOf(needs);
  const driver = () => approvedAs(session, (role) => role === 'driver');

  const save = async (
    wanted: WantedShift,
    stored: Shift | null,
    until: Date | null,
  ): Promise<RideResult<void>> => {
    const now = clock.now();
    return settle(records, shiftBatch(wanted, stored, { now, until }), {
      read: () => shifts.read(wanted.uid),
      async verdict(shift): Promise<RideResult<void> | null> {
        if (shift !== null && isStored(shift, wanted)) return succeed();
        if (shift !== null && isTooSoon(shift, now)) return fail({ code: 'shift-changed-just-now' });
        const isBegin = wanted.duty === 'on' || shift === null || shift.duty === 'off';
        return isBegin
          ? blockingPaper(fleet, { uid: wanted.uid, car: wanted.vehicle.id }, clock)
          : obstacleToStop(rides, shift, clock.now());
      },
    });
  };

  const wantedBy = (duty: Duty, phone: string, vehicle: WantedShift['vehicle']): RideResult<WantedShift> => {
    const user = driver();
    if (!user.ok) return user;
    const { uid, name } = user.value;
    return name === null ? fail({ code: 'name-required' }) : succeed({ uid, name, phone, vehicle, duty });
  };

  const readOwn = async (): Promise<Result<Shift | null>> => {
    const user = driver();
    return user.ok ? shifts.read(user.value.uid) : user;
  };

  const saveCar = async (duty: 'on' | 'off', id: string, typed: string): Promise<RideResult<void>> => {
    const phone = parseRequiredPhone(typed);
    if (!phone.ok) return phone;
    const stored = await readOwn();
    if (!stored.ok) return stored;
    const user = driver();
    if (!user.ok) return user;
    const vehicle = await chosenCar(fleet, id, stored.value, (car) => isOpenTo(user.value.uid, car));
    if (!vehicle.ok) return vehicle;
    // Another window has begun the shift.
    if (duty === 'off' && (stored.value?.duty ?? 'off') !== 'off')
      return fail({ code: 'shift-changed-just-now' });
    const wanted = wantedBy(duty, phone.value, vehicle.value);
    if (!wanted.ok) return wanted;
    const saved = await save(wanted.value, stored.value, null);
    const { uid } = wanted.value;
    const isOther = stored.value !== null && !isSame(cardOf(stored.value), cardOf(wanted.value));
    if (saved.ok && isOther) await renew(uid, uid);
    return saved;
  };

  return {
    read: readOwn,
    async giveSign() {
      const user = driver();
      return user.ok ? records.commit(signBatch(user.value.uid)) : user;
    },
    start: (id, typed) => saveCar('on', id, typed),
    prepare: (id, typed) => saveCar('off', id, typed),
    async colleaguesCars() {
      const user = driver();
      if (!user.ok) return user;
      const found = await shifts.carsInUse();
      if (!found.ok) return found;
      const others = found.value.filter(({ id }) => id !== user.value.uid);
      return succeed(new Map(others.map(({ car, since }) => [car, since])));
    },
    async duties(period) {
      const user = driver();
      return user.ok ? shifts.duties(user.value.uid, period) : user;
    },
    async correct(duty, times) {
      const user = driver();
      if (!user.ok) return user;
      const parsed = parseDutyTimes(duty, times, clock.now());
      if (!parsed.ok) return parsed;
      const { uid } = user.value;
      return records.commit(dutyCorrectionBatch(uid, duty, parsed.value, uid));
    },
    async stop(duty, until = null) {
      const stored = await readOwn();
      if (!stored.ok) return stored;
      if (stored.value === null || (duty === 'break' && stored.value.duty === 'off'))
        return fail({ code: 'not-on-duty' });
      const end = parseDutyEnd(stored.value, until, clock.now());
      if (!end.ok) return end;
      const { phone, vehicle } = stored.value;
      const wanted = wantedBy(duty, phone, vehicle);
      return wanted.ok ? save(wanted.value, stored.value, end.value) : wanted;
    },
  };
}
