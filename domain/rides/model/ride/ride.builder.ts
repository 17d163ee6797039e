import { isEnded, type RideState } from './ride-state.ts';
import { readRide, HELD, type Passing, type Ride, type RideIn } from './ride.ts';

export const BOOKED_AT = new Date('2026-03-01T10:00:00.000Z');

export const after = (seconds: number) => new Date(BOOKED_AT.getTime() + seconds * 1000);

export const CARD = {
  name: 'Dario Driver',
  vehicle: 'Blue van',
  plate: 'CB 1',
  colour: null,
  phone: '+1 555 0101',
};

const HOLDING: Readonly<Record<Passing, unknown>> = {
  driver: 'u-dario',
  card: CARD,
  offeredAt: after(60),
  arrivedAt: after(300),
  etaAt: after(240),
  movedFrom: undefined,
};

/** Robin's ride for now as stored in this state. The given fields replace others; `undefined` leaves a field out. */
export function aStoredRide(state: RideState = 'requested', given: Readonly<Record<string, unknown>> = {}) {
  const held: readonly Passing[] = isEnded(state) ? [] : HELD[state];
  const document = {
    kind: 'now',
    state,
    open: !isEnded(state),
    rev: 0,
    did: 'request',
    rider: 'u-robin',
    driver: null,
    card: null,
    declined: [],
    area: { from: 'Northside', to: 'City Hospital' },
    people: 1,
    needs: [],
    pickupAt: BOOKED_AT,
    searchFrom: BOOKED_AT,
    terms: { wait: 300, search: 1800, offer: 60, offerAhead: 43_200, release: 1800 },
    createdAt: BOOKED_AT,
    changedAt: BOOKED_AT,
    bookedBy: ['passenger'],
    log: { 0: { did: 'request', by: 'u-robin', at: BOOKED_AT } },
    ...Object.fromEntries(held.map((field) => [field, HOLDING[field]])),
    ...(isEnded(state) && { endedAt: after(600) }),
    ...given,
  };
  return Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined));
}

function isIn<S extends RideState>(ride: Ride, state: S): ride is Ride & RideIn<S> {
  return ride.state === state;
}

/** The ride of `aStoredRide` as it is read. */
export function aRide<S extends RideState>(
  state: S,
  given: Readonly<Record<string, unknown>> = {},
): RideIn<S> {
  const ride = readRide('ride-1', aStoredRide(state, given));
  if (ride.state === 'damaged') throw new Error(`no ride: ${ride.fields.join()}`);
  if (!isIn(ride, state)) throw new Error(`a ride in another state: ${ride.state}`);
  return ride;
}
