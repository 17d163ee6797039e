import { aCall } from '#domain/rides/model/customers/call.builder.ts';
import { UNKNOWN_CALLER } from '#domain/rides/model/customers/caller.builder.ts';
import type { RideServices } from '#domain/rides/services/ride-services.ts';
import { isSame } from '#domain/shared/is-same.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { recordId } from '#core/forms/record-id.ts';
import { atEveryFailure, outcomeOf, writes, type ProductRequest, type Scene } from '../../product-request.ts';
import { BEFORE, ONCE, ROW } from './ride-row.ts';
import { A_TRIP, openRideScene, servicesOf, type SceneServices } from './ride-scenes.ts';

async function openBooking(): Promise<Scene> {
  const {
    documents,
    id,
    uid,
    seen: _,
    rides,
    ...scene
  } = await openRideScene('passenger', { booked: false });
  const start = valueOf(await rides.rideBooking.open());
  const request = async (services: RideServices) =>
    outcomeOf(await services.rideBooking.request(id, A_TRIP, start));
  return {
    ...scene,
    before: 0,
    act: () => request(rides),
    async stored() {
      const parts = [`rides/${id}`, `rides/${id}/private/details`, `riders/${uid}`];
      const there = parts.filter((path) => documents.read(path) !== null).length;
      return { 0: BEFORE, 3: ONCE }[there] ?? `broken: ${there} documents`;
    },
    ways: { again: async (product) => request(await product.rides.load()) },
  };
}

/** An administrator books for a caller. The product reads the booking back after any failure (rides 3). */
async function openPhoneBooking(): Promise<Scene> {
  const {
    documents,
    id,
    uid: _,
    seen: __,
    rides,
    ...scene
  } = await openRideScene('admin', { booked: false });
  const book = async ({ phoneBooking, serviceSettings }: SceneServices) => {
    const settings = valueOf(await serviceSettings.read());
    return outcomeOf(await phoneBooking.book(id, aCall(), { settings, caller: UNKNOWN_CALLER }));
  };
  return {
    ...scene,
    before: 1,
    act: () => book(rides),
    async stored() {
      if (documents.read(`rides/${id}`) === null) return BEFORE;
      const details = documents.read(`rides/${id}/private/details`);
      const customer = documents.read(`customers/${String(details?.['customer'])}`);
      return isSame(customer?.['rides'], [id]) ? ONCE : 'broken: not all of it';
    },
    ways: { again: async (product) => book(await servicesOf(product)) },
  };
}

const [OLD_PHONE, NEW_PHONE] = ['the old number', 'the new number'];

/** A passenger books again, with another number: the booking does not depend on whether the number is stored. */
async function openNewPhone(): Promise<Scene> {
  const {
    documents,
    uid,
    id: _,
    seen: __,
    rides,
    ...scene
  } = await openRideScene('passenger', { prelude: [{ wait: 31 }] });
  const start = valueOf(await rides.rideBooking.open());
  const [id, trip] = [recordId(), { ...A_TRIP, phone: '+1 555 0199' }];
  const request = async (services: RideServices) =>
    outcomeOf(await services.rideBooking.request(id, trip, start));
  return {
    ...scene,
    before: 1,
    act: () => request(rides),
    stored: async () => (documents.read(`riders/${uid}`)?.['phone'] === trip.phone ? NEW_PHONE : OLD_PHONE),
    ways: { again: async (product) => request(await product.rides.load()) },
  };
}

const KEEPING: ProductRequest = {
  id: 'remember-phone',
  kind: 'documents',
  server: 'database',
  atLast: NEW_PHONE,
  cells: writes(
    'database',
    { before: OLD_PHONE, after: NEW_PHONE },
    {
      ...atEveryFailure({ shown: 'success', stored: OLD_PHONE }),
      'lost-answer': { shown: 'success', stored: NEW_PHONE },
    },
  ),
  open: openNewPhone,
};

/** Requests before a ride exists. */
export const BOOKING_REQUESTS: readonly ProductRequest[] = [
  { id: 'ride-request', ...ROW, open: openBooking },
  { id: 'phone-booking', ...ROW, open: openPhoneBooking },
  KEEPING,
];
