import { SERVER_TIME, type Data } from '../datum.ts';
import type { Changes } from '../documents.ts';
import type { SignedIn } from '../people.ts';
import { commits, set, update, writesOf, type Request, type Seed, type Write } from '../request.ts';
import { CAR, endsDuty, FIRST_TURN, NEXT_TURN, shift, SHIFT_CAR } from './ride-documents.ts';
import { ada, dora, RIDE_PEOPLE } from './ride-people.ts';

/** The car that is not allowed, the allowed car, and the car of the last shift. */
export const [FIRST, SECOND, THIRD] = ['car-1', 'car-2', 'car-3'].map((id) => ({ ...SHIFT_CAR, id }));
export const firm: Seed = {
  ...RIDE_PEOPLE,
  'vehicles/car-1': CAR,
  'vehicles/car-2': CAR,
  'vehicles/car-3': CAR,
};
type InCar = (vehicle: Data | undefined) => Request;

export const next = (changes: Data) =>
  update('drivers/dora', { ...NEXT_TURN, seenAt: SERVER_TIME, ...changes });
export const firstShift = (by: SignedIn, vehicle: Data = SHIFT_CAR) =>
  commits(by, set(`drivers/${by.sub}`, shift({ ...FIRST_TURN, name: `Person ${by.sub}`, vehicle })));
export const begins: InCar = (vehicle = SHIFT_CAR) =>
  commits(dora, next({ duty: 'on', vehicle, shiftSince: SERVER_TIME }));
/** Dispatch gives Dora a car. */
export const gives = (vehicle: Data = SHIFT_CAR, by: SignedIn = ada) =>
  commits(
    by,
    update('drivers/dora', {
      ...NEXT_TURN,
      vehicle,
      setBy: { by: by.sub, name: `Person ${by.sub}`, at: SERVER_TIME },
    }),
    endsDuty(by.sub),
  );
export const withWrites = (request: Request, ...writes: readonly Write[]) =>
  commits(request.by, ...writesOf(request), ...writes);
const atHome: Changes = { duty: 'off', vehicle: THIRD };

/** Every way to get a car: the shift before, and the request. */
export const WAYS: Readonly<Record<string, readonly [before: Changes | null, InCar]>> = {
  'for the first shift': [null, (vehicle) => firstShift(dora, vehicle)],
  'for another shift': [atHome, begins],
  'after a break in another car': [
    { duty: 'break', vehicle: THIRD },
    (vehicle = SHIFT_CAR) =>
      commits(dora, next({ duty: 'on', vehicle }), endsDuty('dora', 'dora', { duty: 'break' })),
  ],
  'in place of another car': [
    { vehicle: THIRD },
    (vehicle = SHIFT_CAR) => commits(dora, next({ vehicle }), endsDuty()),
  ],
  'for rides promised from home': [
    atHome,
    (vehicle = SHIFT_CAR) => commits(dora, next({ vehicle, shiftSince: SERVER_TIME })),
  ],
};
export const before = (last: Changes | null): Seed => (last === null ? {} : { 'drivers/dora': shift(last) });
