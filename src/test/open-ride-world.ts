import type { SeedAccount } from '#adapters/memory/memory-seed.ts';
import { PICK_UP_NOW } from '#domain/rides/model/booking/pick-up.ts';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { parseTrip, type TripChange, type TripForm } from '#domain/rides/model/booking/trip.ts';
import { BERLIN_SETTINGS } from '#domain/rides/model/firm/settings.builder.ts';
import { BOOKING_PAUSE } from '#domain/rides/model/basics/ride-limits.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { RideOrder } from '#domain/rides/services/take-step.ts';
import { SECOND_MS } from '#domain/shared/durations.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { recordId } from '#core/forms/record-id.ts';
import type { ProductAccess } from '#core/product/product-access.ts';
import { openWorld } from './open-world.ts';

export const ADA = { name: 'Ada Admin', role: 'admin' } as const;
export const OLGA = { name: 'Olga Other', role: 'admin' } as const;
export const PRIYA = { name: 'Priya Passenger', role: 'passenger' } as const;

const CAR = { label: 'Blue van', plate: 'CB 1', colour: null, seats: 6, needs: [], active: true };

export const A_TRIP: TripForm = {
  from: { text: '5 Mill Road, Northside' },
  to: { text: 'City Hospital' },
  pickUp: PICK_UP_NOW,
  people: '1',
  needs: [],
  note: '',
  phone: '+1 555 0100',
};

type World = ReturnType<typeof openWorld>;
type Given = Partial<SeedAccount>;

/** Signs a person in and returns what they can do. A page over `world` has the same session. */
async function enter(world: World, given: Given) {
  const { account, product } = await world.enter(given);
  const rides = await product.rides.load();
  const dispatch = await product.dispatch.load();
  const read = async (id: string): Promise<Ride> => {
    const found = valueOf(await rides.rideViews.read(id));
    if (found === null || found.state === 'damaged') throw new Error(`${id} is no ride`);
    return found;
  };
  const details = async (id: string): Promise<RideDetails> => {
    const found = valueOf(await rides.rideViews.details(id));
    if (found === null) throw new Error(`${id} has no details`);
    return found;
  };
  return {
    ...account,
    product,
    rides,
    dispatch,
    read,
    details,
    /**
     * Books a ride, by default for now, and returns its id. Before a further booking the clock advances to the end of
     * the booking pause.
     */
    async book(trip: Partial<TripForm> = {}): Promise<string> {
      const id = recordId();
      const start = valueOf(await rides.rideBooking.open());
      const last = start.record?.claimedAt?.getTime() ?? 0;
      world.stage.clock.advance(last + BOOKING_PAUSE * SECOND_MS - rides.serverTime().getTime());
      const wanted = parseTrip({ ...A_TRIP, ...trip }, { settings: start.settings, now: rides.serverTime() });
      valueOf(await rides.rideBooking.request(id, valueOf(wanted), start));
      return id;
    },
    /** The rides that the person has booked, the newest first. */
    booked: async () => valueOf(await rides.rideViews.page({ of: 'rider', uid: account.uid }, null)).rides,
    step: async (id: string, order: RideOrder) => valueOf(await rides.takeStep(await read(id), order)),
    async edit(id: string, change: Partial<TripChange>) {
      const ride = await read(id);
      const known = await details(id);
      const { people, needs } = ride;
      valueOf(await dispatch.editRide(ride, known, { ...known, people, needs, ...change }));
    },
  };
}

export type RidePerson = Awaited<ReturnType<typeof enter>>;

export function ridesOf(access: ProductAccess) {
  const services = access.loaded()?.rides.loaded() ?? null;
  if (services === null) throw new Error('The page has loaded no rides.');
  return services;
}

/** Makes a page read all its feeds of rides, as when it becomes visible. */
export const look = (access: ProductAccess) => access.loaded()?.rides.loaded()?.rideViews.lookNow();

/**
 * A world in which rides can be booked, and a browser in which a person signed in earlier. The clock moves only when a
 * test advances `stage.clock`. A page gets other people's steps at its next poll, or when a test calls `look`.
 */
export async function openRideWorld(given: Given, documents: Readonly<Record<string, object>> = {}) {
  const world = openWorld();
  const put = (stored: Readonly<Record<string, object>>) =>
    world.stage.world.documents.commit(
      Object.fromEntries(Object.entries(stored).map(([path, fields]) => [path, { ...fields }])),
    );
  put({ 'settings/rides': BERLIN_SETTINGS, 'vehicles/car-1': CAR, ...documents });
  return {
    ...world,
    person: await enter(world, given),
    /** Stores documents, unchecked by the rules: rides (`aStoredRide`), shifts (`aStoredShift`), vehicles, settings. */
    put,
    waitToBook: () => world.stage.clock.advance(BOOKING_PAUSE * SECOND_MS),
    /** Another person, in a browser of their own. */
    open: (other: Given) => enter(openWorld(world.stage), other),
    /** A driver on duty in `car-1`, in a browser of their own. */
    async openDriver(other: Given = {}): Promise<RidePerson> {
      const driver = await enter(openWorld(world.stage), { name: 'Dario Driver', role: 'driver', ...other });
      valueOf(await driver.rides.driverShift.start('car-1', '+1 555 0101'));
      return driver;
    },
  };
}
