import type { RideServices } from '#domain/rides/services/ride-services.ts';
import { recordId } from '#src/core/forms/record-id.ts';
import { atEveryFailure, outcomeOf, writes, type ProductRequest, type Scene } from '../product-request.ts';
import { BEFORE, ONCE, ROW } from './ride-row.ts';
import { A_TRIP, openRideScene } from './ride-scenes.ts';

async function openBooking(): Promise<Scene> {
  const {
    documents,
    id,
    uid,
    seen: _,
    rides,
    ...scene
  } = await openRideScene('passenger', { booked: false });
  const opened = await rides.rideBooking.open();
  if (!opened.ok) throw new Error(opened.error.code);
  const start = opened.value;
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

const [OLD_PHONE, NEW_PHONE] = ['the old number', 'the new number'];

/** Somebody books again, with another number: nothing of the booking depends on whether it is kept. */
async function openNewPhone(): Promise<Scene> {
  const {
    documents,
    uid,
    id: _,
    seen: __,
    rides,
    ...scene
  } = await openRideScene('passenger', { prelude: [{ wait: 31 }] });
  const opened = await rides.rideBooking.open();
  if (!opened.ok) throw new Error(opened.error.code);
  const [start, id, trip] = [opened.value, recordId(), { ...A_TRIP, phone: '+1 555 0199' }];
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
  title: 'ride: keep the number for the next one',
  port: 'rides.rememberPhone',
  kind: 'documents',
  server: 'database',
  atLast: NEW_PHONE,
  cells: writes(
    'database',
    { before: OLD_PHONE, after: NEW_PHONE },
    {
      ...atEveryFailure({ told: 'success', stored: OLD_PHONE }),
      'lost-answer': { told: 'success', stored: NEW_PHONE },
    },
  ),
  open: openNewPhone,
};

/** What passengers do before a ride is there. */
export const RIDE_REQUESTS: readonly ProductRequest[] = [
  { id: 'ride-request', title: 'ride: request', port: 'rides.book', ...ROW, open: openBooking },
  KEEPING,
];
