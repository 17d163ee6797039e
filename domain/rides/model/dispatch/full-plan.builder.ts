import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/durations.ts';
import { aStoredShift } from '../firm/shift.builder.ts';
import { aStoredRide } from '../ride/ride.builder.ts';
import { detailsPath, driverPath, ridePath } from '../stored/ride-paths.ts';
import { DISTRICTS, FIRST, LAST, pick, STREETS, type FullBoard } from './full-board.builder.ts';

const DRIVERS = 20;
/** How many rides are promised: three for each driver, hours apart. */
const PROMISED = 60;
const WAITING = 60;

const driverOf = (number: number) => ({
  uid: `plan-driver-${number}`,
  name: `${pick(FIRST, number * 3 + 1)} ${pick(LAST, number * 2 + number)}`,
  phone: `+1 555 03${String(number).padStart(2, '0')}`,
  vehicle: {
    id: `plan-car-${number}`,
    label: 'Silver estate',
    plate: `CB ${400 + number}`,
    colour: null,
    seats: 4 + (number % 3),
  },
});

/** A day of 120 rides for 20 drivers. Half of the rides have no driver. `begin` is the beginning of the day. */
export function aFullPlan(begin: Date, now: Date): FullBoard {
  const drivers = Array.from({ length: DRIVERS }, (_, number) => driverOf(number));
  const rides = Array.from({ length: PROMISED + WAITING }, (_, index) => {
    const isPromised = index < PROMISED;
    const round = Math.floor(index / DRIVERS);
    const minutes = isPromised ? round * 200 + (index % DRIVERS) * 9 : (index - PROMISED) * 12;
    const pickupAt = new Date(begin.getTime() + 6 * HOUR_MS + minutes * MINUTE_MS);
    const driver = driverOf(index % DRIVERS);
    const { vehicle, ...person } = driver;
    const card = {
      name: person.name,
      phone: person.phone,
      vehicle: vehicle.label,
      plate: vehicle.plate,
      colour: null,
    };
    const id = `plan-ride-${String(index).padStart(3, '0')}`;
    const name = `${pick(FIRST, index)} ${pick(LAST, Math.floor(index / FIRST.length) + index)}`;
    const area = { from: pick(DISTRICTS, index) ?? '', to: 'City Hospital' };
    const ride = aStoredRide(isPromised ? 'accepted' : 'requested', {
      kind: 'later',
      rider: `plan-rider-${index}`,
      pickupAt,
      searchFrom: pickupAt,
      createdAt: now,
      changedAt: now,
      area,
      people: index % 17 === 0 ? 6 : 1 + (index % 3),
      needs: index % 23 === 0 ? ['wheelchair'] : [],
      log: { 0: { did: 'request', by: `plan-rider-${index}`, at: now } },
      ...(isPromised && { driver: driver.uid, card }),
    });
    const details = {
      name,
      phone: `+1 555 7${String(index * 37).padStart(4, '0')}`,
      from: { text: `${(index % 97) + 1} ${pick(STREETS, index)}, ${area.from}` },
      to: { text: 'City Hospital' },
      note: '',
      customer: null,
      deleteAt: new Date(begin.getTime() + 30 * DAY_MS),
    };
    return { id, name, ride, details };
  });
  return {
    documents: {
      ...Object.fromEntries(
        drivers.map(({ uid, ...shift }) => [
          driverPath(uid),
          aStoredShift({ ...shift, duty: 'off', dutySince: now, seenAt: now }),
        ]),
      ),
      ...Object.fromEntries(
        rides.flatMap(({ id, ride, details }) => [
          [ridePath(id), ride],
          [detailsPath(id), details],
        ]),
      ),
    },
    drivers: drivers.map(({ uid, name }) => ({ uid, name, isDriving: false })),
    passengers: rides.map(({ name }) => name),
  };
}
