import type { Trip } from '#domain/rides/model/booking/trip.ts';
import { customerUntil } from '#domain/rides/model/customers/customer-batch.ts';
import { BERLIN_SETTINGS } from '#domain/rides/model/firm/settings.builder.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { riderPath } from '#domain/rides/model/stored/ride-paths.ts';
import { createAvailability } from '#domain/rides/services/availability.ts';
import { createDriverShift } from '#domain/rides/services/driver-shift.ts';
import { createDrivers } from '#domain/rides/services/drivers.ts';
import { createEditRide } from '#domain/rides/services/edit-ride.ts';
import { createFollowOrder } from '#domain/rides/services/follow-order.ts';
import { orderBillingOf } from '#domain/books/services/order-billing.ts';
import { createOrderRides } from '#domain/rides/services/order-rides.ts';
import { createStandingOrders } from '#domain/rides/services/standing-orders.ts';
import { createOwnPapers } from '#domain/rides/services/own-papers.ts';
import { createPapers } from '#domain/rides/services/papers.ts';
import { createPhoneBooking } from '#domain/rides/services/phone-booking.ts';
import { createRenewCards } from '#domain/rides/services/renew-cards.ts';
import { createRideBooking } from '#domain/rides/services/ride-booking.ts';
import { createAccountsByNumber } from '#domain/rides/services/accounts-by-number.ts';
import { createCustomers } from '#domain/rides/services/customers.ts';
import { createFirmImport } from '#domain/rides/services/firm-import.ts';
import { createRideHistory } from '#domain/rides/services/ride-history.ts';
import { createSearchFigures } from '#domain/rides/services/search-figures.ts';
import { createServiceSettings } from '#domain/rides/services/service-settings.ts';
import { createTakeStep } from '#domain/rides/services/take-step.ts';
import { createVehicles } from '#domain/rides/services/vehicles.ts';
import type { RideRepository } from '#domain/rides/ports/ride-repository.ts';
import type { Batch, RecordWrite } from '#domain/shared/record-write.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import type { Powers } from '#domain/shared/people/powers.ts';
import { anId } from '../stage/an-id.builder.ts';
import { arrangeAccount } from '../stage/arranged-account.builder.ts';
import { userSeenIn } from '../stage/reviewing.builder.ts';
import { openTabAs } from '../stage/stage.builder.ts';
import type { TabUnderTest, WorldUnderTest } from '../stage/world-under-test.builder.ts';

export const CAR = {
  label: 'Car 1',
  plate: 'B-CB 1',
  colour: 'white',
  seats: 4,
  needs: [],
  active: true,
} as const;

/** The trip of a passenger. */
export const TRIP: Trip = {
  from: { text: 'Main Street 1, Old Town' },
  to: { text: 'Pier 3, Harbour', lat: 53.5, lng: 9.9 },
  pickUp: { kind: 'now' },
  people: 2,
  needs: ['luggage'],
  note: 'Ring twice.',
  phone: '+49 30 7',
};

/** The firm's settings and one car, as an owner writes them. */
export async function arrangeFirm({ documents }: WorldUnderTest): Promise<void> {
  await documents.write({ 'settings/rides': BERLIN_SETTINGS, 'vehicles/car-1': CAR });
}

/** Stores requests of unknown people, and returns their ids. Without a pick-up the requests are for now. */
export async function arrangeRequests(
  { documents }: WorldUnderTest,
  count: number,
  pickUp: Date | null = null,
): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, anId);
  const [now, kind] = [new Date(), pickUp === null ? 'now' : 'later'];
  const times = { kind, createdAt: now, pickupAt: pickUp ?? now, searchFrom: pickUp ?? now };
  const requests = ids.flatMap((id) => [
    [`rides/${id}`, aStoredRide('requested', { ...times, rider: `caller-${id}` })] as const,
    [
      `rides/${id}/private/details`,
      { name: 'Cara Caller', phone: '', from: TRIP.from, to: TRIP.to, note: '', deleteAt: now },
    ] as const,
  ]);
  await documents.write(Object.fromEntries(requests));
  return ids;
}

/** Changes fields of a stored document, without the rules. */
export async function alter(
  { documents }: WorldUnderTest,
  path: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  await documents.write({ [path]: { ...(await documents.read(path)), ...fields } });
}

const keptFromNow = (write: RecordWrite): RecordWrite =>
  write.path.startsWith('customers/')
    ? { ...write, fields: { ...write.fields, deleteAt: customerUntil(new Date()) } }
    : write;

/** All services of rides for a person in one tab. */
async function ridesIn(tab: TabUnderTest, uid: string) {
  const user = await userSeenIn(tab, uid);
  const session = { current: () => ({ state: 'signed-in', user }), refresh: async () => {} };
  const books = await tab.openBooks();
  const openBilling = async () => orderBillingOf(books);
  const [ports, ofDispatch] = [await tab.openRides(), await tab.openDispatch()];
  const needs = { ...ports, ...ofDispatch, orders: await tab.openOrders(), openBilling, session };
  const { rides, shifts, customers, fleet, records, rideFeed: feed, clock } = needs;
  const read = async (id: string): Promise<Ride> => {
    const found = valueOf(await rides.read(id));
    if (found === null || found.state === 'damaged') throw new Error(`${id} is no ride`);
    return found;
  };
  const booking = createRideBooking(needs);
  return {
    uid,
    rides,
    shifts,
    customers,
    fleet,
    records,
    feed,
    clock,
    read,
    booking,
    phoneBooking: createPhoneBooking(needs),
    callers: createCustomers(needs),
    firmImport: createFirmImport(needs),
    takeStep: createTakeStep(needs),
    /** `takeStep` on a device whose clock is off by `off` milliseconds. */
    takeStepOff: (off: number) =>
      createTakeStep({ ...needs, clock: { now: () => new Date(clock.now().getTime() + off) } }),
    history: createRideHistory(needs),
    accountsByNumber: createAccountsByNumber(needs),
    editRide: createEditRide(needs),
    driverShift: createDriverShift(needs),
    drivers: createDrivers(needs),
    availability: createAvailability(needs),
    papers: createPapers(needs),
    ownPapers: createOwnPapers(needs),
    renewCards: createRenewCards(needs),
    vehicles: createVehicles(needs),
    serviceSettings: createServiceSettings(needs),
    searchFigures: createSearchFigures(needs),
    orders: needs.orders,
    standingOrders: createStandingOrders(needs),
    orderRides: createOrderRides(needs),
    followOrder: createFollowOrder(needs),
    /** `orderRides`, with these answers about details of rides in place of the database's. */
    orderRidesWith: (details: RideRepository['details']) =>
      createOrderRides({ ...needs, rides: { ...rides, details } }),
    /** The services of orders at another time. `deleteAt` of customers counts from now, because the rules judge it. */
    ordersAt(now: () => Date) {
      const commit = (batch: Batch) => records.commit(batch.map(keptFromNow));
      const at = { ...needs, clock: { now }, records: { ...records, commit } };
      return {
        standingOrders: createStandingOrders(at),
        orderRides: createOrderRides(at),
      };
    },
    async book(id = anId()): Promise<string> {
      valueOf(await booking.request(id, TRIP, valueOf(await booking.open())));
      return id;
    },
  };
}

export async function openPerson(world: WorldUnderTest, role: string, powers?: Powers) {
  const account = await arrangeAccount(world, { role, name: `A ${role}`, fields: { powers } });
  const { browser, tab } = await openTabAs(world, account);
  const { uid } = account;
  const person = await ridesIn(tab, uid);
  return {
    ...person,
    network: browser.network,
    /** Ends the pause that follows a booking. */
    mayBookAgain: () => alter(world, riderPath(uid), { claimedAt: new Date(0) }),
    /** The same person in another tab. */
    inAnotherTab: async () => ridesIn(await browser.openTab(), uid),
  };
}

export type RidePerson = Awaited<ReturnType<typeof openPerson>>;

/** A driver who is on duty. */
export async function openDriver(world: WorldUnderTest): Promise<RidePerson> {
  const driver = await openPerson(world, 'driver');
  valueOf(await driver.driverShift.start('car-1', '+49 30 1'));
  return driver;
}
