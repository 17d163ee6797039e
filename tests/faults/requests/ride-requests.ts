import type { RideOrder } from '#domain/rides/services/take-step.ts';
import type { RideServices } from '#domain/rides/services/ride-services.ts';
import type { Product } from '#src/core/product/product.ts';
import {
  atEveryFailure,
  outcomeOf,
  writes,
  type Cells,
  type ProductRequest,
  type Scene,
} from '../product-request.ts';
import { A_TRIP, openRideScene, type Prelude, type RideActor } from './ride-scenes.ts';

const [BEFORE, ONCE] = ['as it was', 'one step on'];
const HAPPENED = { told: 'success', stored: ONCE } as const;

/**
 * After any failure the ride is read back (rides 3): an answer that was lost is no failure, and a request that was lost is
 * sent once more. What a server refuses twice, or cannot be read back, is told.
 */
const CELLS: Cells = writes(
  'database',
  { before: BEFORE, after: ONCE },
  { 'lost-request': HAPPENED, 'lost-answer': HAPPENED },
);

const ROW = { kind: 'documents', server: 'database', lasting: 2, atLast: ONCE, cells: CELLS } as const;

interface Step {
  readonly by: RideActor;
  readonly order: RideOrder;
  readonly prelude?: Prelude;
  /** Rounds of requests before the step is sent. */
  readonly before?: number;
}

/** A step of a ride as its taker saw it, which nothing repeats: pressed again, it has been taken. */
async function openStep({ by, order, prelude = [], before = 0 }: Step): Promise<Scene> {
  const { documents, id, seen, rides: _, ...scene } = await openRideScene(by, { prelude });
  if (seen === null) throw new Error('no ride');
  const again = async ({ rides }: Product) => outcomeOf(await (await rides.load()).takeStep(seen, order));
  return {
    ...scene,
    before,
    act: () => again(scene.product()),
    async stored() {
      const ride = documents.read(`rides/${id}`);
      const steps = Number(ride?.['rev']) - seen.rev;
      if (steps === 0) return BEFORE;
      return steps === 1 && ride?.['did'] === order.did ? ONCE : `broken: ${steps} steps`;
    },
    ways: { again },
  };
}

const TAKE = { did: 'take', minutes: 5 } as const;
const [ARRIVE, START] = [{ did: 'arrive' }, { did: 'start' }] as const;

const STEPS: readonly Step[] = [
  { by: 'driver', order: TAKE, before: 1 },
  { by: 'driver', order: ARRIVE, prelude: [TAKE] },
  { by: 'driver', order: START, prelude: [TAKE, ARRIVE] },
  { by: 'driver', order: { did: 'complete' }, prelude: [TAKE, ARRIVE, START] },
  { by: 'driver', order: { did: 'no_show' }, prelude: [TAKE, ARRIVE, { wait: 6 }] },
  { by: 'driver', order: { did: 'give_back', why: 'delay' }, prelude: [TAKE] },
  { by: 'passenger', order: { did: 'cancel', why: 'mistake' } },
  { by: 'admin', order: { did: 'cancel', why: 'by_phone' } },
  { by: 'passenger', order: { did: 'extend' }, prelude: [{ wait: 20 }] },
  { by: 'passenger', order: { did: 'expire' }, prelude: [{ wait: 31 }] },
];

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
  const [start, id, trip] = [opened.value, rides.rideBooking.newId(), { ...A_TRIP, phone: '+1 555 0199' }];
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

/** What passengers, drivers and administrators do with rides. */
export const RIDE_REQUESTS: readonly ProductRequest[] = [
  { id: 'ride-request', title: 'ride: request', port: 'rides.book', ...ROW, open: openBooking },
  KEEPING,
  ...STEPS.map((step): ProductRequest => ({
    id: `${step.by}-${step.order.did}`,
    title: `ride: ${step.order.did} by ${step.by}`,
    port: 'rides.step',
    ...ROW,
    open: () => openStep(step),
  })),
];
