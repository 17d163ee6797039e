import { MINUTE_MS } from '../../../shared/durations.ts';
import { aStoredShift } from '../firm/shift.builder.ts';
import { aStoredRide } from '../ride/ride.builder.ts';
import type { OpenState } from '../ride/ride-state.ts';
import { NEEDS } from '../basics/need.ts';
import { detailsPath, driverPath, ridePath } from '../stored/ride-paths.ts';

export const FIRST = [
  'Anna',
  'Ben',
  'Clara',
  'Dilan',
  'Emre',
  'Frida',
  'Goran',
  'Hanna',
  'Ines',
  'Jonas',
  'Katja',
];
export const LAST = ['Weber', 'Yilmaz', 'Okafor', 'Lindqvist', 'Moreau', 'Novak', 'Papadopoulos'];
export const STREETS = [
  'Mill Road',
  'Lime Walk',
  'Station Square',
  'Orchard Lane',
  'Harbour Street',
  'Castle Hill',
];
export const DISTRICTS = ['Northside', 'Old Town', 'Westend', 'Riverside'];
const LANDMARKS = [
  'City Hospital',
  'Airport',
  'Central Station',
  'Main Library',
  'Trade Fair, South Entrance',
];
const CARS = ['Blue van', 'Silver estate', 'Red compact', 'White minibus'];

/** How many rides are in each state: a busy evening for 22 drivers. */
const RIDES: Readonly<Record<OpenState, number>> = {
  requested: 26,
  offered: 3,
  accepted: 18,
  on_the_way: 6,
  arrived: 4,
  in_progress: 6,
};
const DRIVERS = 22;
const OF_REQUESTS_NOW = 13;
const HOUR = 60;

export const pick = <T>(from: readonly T[], index: number): T | undefined => from[index % from.length];

export interface FullBoard {
  /** The stored documents by path: rides, their details, shifts. */
  readonly documents: Readonly<Record<string, object>>;
  /** The drivers of the shifts. Without accounts, the board shows them as blocked. */
  readonly drivers: readonly { readonly uid: string; readonly name: string; readonly isDriving: boolean }[];
  readonly passengers: readonly string[];
}

const driverOf = (number: number) => ({
  uid: `board-driver-${number}`,
  name: `${pick(FIRST, number * 3 + 1)} ${pick(LAST, number * 2 + 3)}`,
  phone: `+1 555 02${String(number).padStart(2, '0')}`,
  vehicle: {
    id: `board-car-${number}`,
    label: pick(CARS, number),
    plate: `CB ${300 + number}`,
    colour: null,
    seats: 3 + (number % 4),
    needs: [],
  },
});

/** Minutes from now until the pick-up of a ride. They are negative for a ride for now, which was booked earlier. */
function pickUpIn(state: OpenState, number: number): number {
  if (state === 'requested') {
    if (number < OF_REQUESTS_NOW) return -(number % 12) - 1;
    return number % 2 === 0 ? 8 + number * 2 : HOUR + number * 25;
  }
  if (state === 'accepted') return number % 6 === 0 ? -4 : 10 + number * 14;
  return -6 - number * 2;
}

/** A full board as of this time, with `more` further requests. */
export function aFullBoard(now: Date, more = 0): FullBoard {
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
  const drivers = Array.from({ length: DRIVERS }, (_, number) => driverOf(number));
  const states = Object.entries(RIDES).flatMap(([state, count]) =>
    Array.from({ length: count + (state === 'requested' ? more : 0) }, (_, number) => ({
      state: state as OpenState,
      number,
    })),
  );
  let driving = 0;
  const rides = states.map(({ state, number }, index) => {
    const minutes = pickUpIn(state, number);
    const pickupAt = inMinutes(minutes);
    const booked = inMinutes(Math.min(minutes, 0) - 1);
    const isBusy = state === 'on_the_way' || state === 'arrived' || state === 'in_progress';
    const driver = driverOf(isBusy ? (driving += 1) - 1 : index % DRIVERS);
    const changed = inMinutes(isBusy ? -(number % 9) : -1);
    const from = `${(index % 97) + 1} ${pick(STREETS, index)}, ${pick(DISTRICTS, index)}`;
    const to = pick(LANDMARKS, index * 2 + 1) ?? '';
    const held = state !== 'requested' && {
      driver: driver.uid,
      ...(state !== 'offered' && {
        card: {
          name: driver.name,
          vehicle: driver.vehicle.label,
          plate: driver.vehicle.plate,
          colour: null,
          phone: driver.phone,
        },
      }),
      ...(state === 'offered' && { offeredAt: inMinutes(number === 0 ? -4 : -0.5) }),
      ...((state === 'arrived' || state === 'in_progress') && { arrivedAt: changed }),
    };
    const id = `board-ride-${String(index).padStart(2, '0')}`;
    const name = `${pick(FIRST, index)} ${pick(LAST, Math.floor(index / FIRST.length) + index)}`;
    const ride = aStoredRide(state, {
      kind: minutes > 0 || state === 'accepted' ? 'later' : 'now',
      rider: `board-rider-${index}`,
      pickupAt,
      searchFrom: pickupAt,
      createdAt: booked,
      changedAt: changed,
      area: { from: pick(DISTRICTS, index), to },
      people: 1 + (index % 5 === 0 ? 3 : index % 3 === 0 ? 1 : 0),
      needs: index % 4 === 0 ? [pick(NEEDS, index / 4)] : [],
      log: { 0: { did: 'request', by: `board-rider-${index}`, at: booked } },
      ...held,
    });
    const details = {
      name,
      phone: `+1 555 8${String(index * 37).padStart(4, '0')}`,
      from: { text: from },
      to: { text: to },
      note: '',
      customer: null,
      deleteAt: inMinutes(30 * 24 * HOUR),
    };
    return { id, name, ride, details };
  });
  const shifts = drivers.map(({ uid, vehicle, name, phone }, number) => [
    driverPath(uid),
    aStoredShift({
      name,
      phone,
      vehicle,
      // One driver is off duty, two are on a break, and one free driver is silent.
      duty: number === DRIVERS - 1 ? 'off' : number > DRIVERS - 4 ? 'break' : 'on',
      dutySince: inMinutes(-3 * HOUR),
      seenAt: inMinutes(number === DRIVERS - 4 ? -14 : -(number % 5)),
    }),
  ]);
  return {
    documents: {
      ...Object.fromEntries(shifts),
      ...Object.fromEntries(
        rides.flatMap(({ id, ride, details }) => [
          [ridePath(id), ride],
          [detailsPath(id), details],
        ]),
      ),
    },
    drivers: drivers.map(({ uid, name }, number) => ({ uid, name, isDriving: number < driving })),
    passengers: rides.map(({ name }) => name),
  };
}
