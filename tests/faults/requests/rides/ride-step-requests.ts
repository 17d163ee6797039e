import { driverPath, remarkPath, riderPath } from '#domain/rides/model/stored/ride-paths.ts';
import { givesBack } from '#domain/rides/model/steps/gives-back.builder.ts';
import { HOUR_MS } from '#domain/shared/durations.ts';
import type { Product } from '#core/product/product.ts';
import { outcomeOf, type ProductRequest, type Scene, type Shown } from '../../product-request.ts';
import { BEFORE, ONCE, ROW } from './ride-row.ts';
import {
  aimedAt,
  openRideScene,
  type Prelude,
  type RideActor,
  type SceneStep,
  servicesOf,
} from './ride-scenes.ts';

interface Step extends SceneStep {
  readonly prelude?: Prelude;
  /** How many hours from now the ride is; absent for a ride for now. */
  readonly hours?: number;
  /** The other document of the batch, if any: the remark of the step, or the record with the driver's promise. */
  readonly besides?: 'remark' | 'slot';
  /** Distinguishes the row from another one of the same step. */
  readonly id?: string;
  /** How many rounds of other requests come before the step. */
  readonly before?: number;
  /** The code that the person sees if the step is denied twice although the ride is unchanged. */
  readonly denied?: Shown;
}

/** The scene of a step. Another press takes no second step: each press is for the ride as the person first saw it. */
async function openStep({ by, order, prelude = [], hours = 0, besides, before = 0 }: Step): Promise<Scene> {
  const { documents, id, seen, rides: _, driver, ...scene } = await openRideScene(by, { prelude, hours });
  if (seen === null) throw new Error('no ride');
  const again = async ({ rides }: Product) =>
    outcomeOf(await (await rides.load()).takeStep(seen, aimedAt(driver, order)));
  return {
    ...scene,
    before,
    act: () => again(scene.product()),
    async stored() {
      const ride = documents.read(`rides/${id}`);
      const steps = Number(ride?.['rev']) - seen.rev;
      const parts = {
        remark: () => documents.read(remarkPath(id, seen.rev + 1)) !== null,
        slot: () => JSON.stringify(documents.read(driverPath(driver))?.['slots'] ?? {}).includes(id),
      };
      const isThere = besides === undefined ? steps !== 0 : parts[besides]();
      if (steps === 0 && !isThere) return BEFORE;
      return steps === 1 && isThere && ride?.['did'] === order.did ? ONCE : `broken: ${steps} steps`;
    },
    ways: { again },
  };
}

const byDriver = (order: SceneStep['order']): SceneStep => ({ by: 'driver', order });
const byAdmin = (order: SceneStep['order']): SceneStep => ({ by: 'admin', order });
const byPassenger = (order: SceneStep['order']): SceneStep => ({ by: 'passenger', order });

/** `aimedAt` sets the scene's driver. */
const OFFER = { did: 'offer', driver: '' } as const;
const ASSIGN = { did: 'assign', driver: '' } as const;
const TAKE = { did: 'take', minutes: 5 } as const;
const ON_THE_WAY = [byDriver(TAKE)];
const AT_THE_DOOR = [...ON_THE_WAY, byDriver({ did: 'arrive' })];
const ON_BOARD = [...AT_THE_DOOR, byDriver({ did: 'start' })];

const OVER = [...ON_BOARD, byDriver({ did: 'complete' })];

/** The steps in the order of rides 3. A step that first reads a shift or the settings is sent one round later. */
const STEPS: readonly Step[] = [
  { ...byPassenger({ did: 'extend' }), prelude: [{ wait: 20 }] },
  // If the ride is unchanged, only the driver can be the reason for a refusal.
  { ...byAdmin(OFFER), denied: 'driver-unavailable' },
  { ...byAdmin(ASSIGN), before: 1, besides: 'slot', denied: 'driver-unavailable' },
  { ...byDriver(TAKE), before: 1 },
  { ...byDriver({ did: 'reserve' }), hours: 3, before: 1, besides: 'slot' },
  { ...byDriver({ did: 'decline', why: 'busy' }), prelude: [byAdmin(OFFER)], before: 1, besides: 'remark' },
  { ...byPassenger({ did: 'lapse' }), prelude: [byAdmin(OFFER), { wait: 2 }] },
  { ...byAdmin({ did: 'lapse' }), prelude: [byAdmin(OFFER), { wait: 2 }] },
  { ...byDriver({ did: 'depart', minutes: null }), prelude: [byAdmin(ASSIGN)], before: 1 },
  { ...byDriver({ did: 'arrive' }), prelude: ON_THE_WAY },
  { ...byDriver({ did: 'start' }), prelude: AT_THE_DOOR },
  { ...byDriver({ did: 'complete' }), prelude: ON_BOARD },
  { ...byDriver({ did: 'no_show' }), prelude: [...AT_THE_DOOR, { wait: 6 }] },
  { ...byDriver(givesBack()), prelude: ON_THE_WAY, before: 2, besides: 'remark' },
  { ...byDriver({ did: 'agree' }), hours: 3, prelude: [byAdmin(ASSIGN), { move: 15 }] },
  { ...byDriver({ did: 'estimate', minutes: 5 }), prelude: ON_THE_WAY },
  { ...byDriver({ did: 'take_back' }), prelude: AT_THE_DOOR },
  { ...byDriver({ did: 'take_back' }), id: 'driver-reopens', prelude: OVER, before: 1 },
  {
    ...byAdmin({ did: 'take_back' }),
    id: 'dispatch-reopens',
    prelude: OVER,
    before: 1,
    denied: 'driver-engaged',
  },
  { ...byAdmin({ did: 'recall', why: 'nearer' }), prelude: ON_THE_WAY },
  byPassenger({ did: 'cancel', why: 'mistake' }),
  {
    ...byPassenger({ did: 'cancel', why: 'other', note: 'A friend drives me.' }),
    id: 'passenger-cancel-in-words',
    before: 1,
    besides: 'remark',
  },
  { ...byAdmin({ did: 'cancel', why: 'by_phone' }), before: 1, besides: 'remark' },
  { ...byAdmin({ did: 'complete' }), prelude: ON_BOARD },
  { ...byPassenger({ did: 'expire' }), prelude: [{ wait: 31 }] },
  { ...byAdmin({ did: 'expire' }), prelude: [{ wait: 31 }] },
  {
    ...byAdmin({ did: 'correct', to: 'completed', note: 'The driver says so.' }),
    prelude: [byPassenger({ did: 'cancel', why: 'mistake' })],
    before: 1,
    besides: 'remark',
  },
];

/**
 * The scene of an edit of a ride for now, with its details. With `hours` the edit also moves the ride to a later time.
 * An edit must be stored completely or not at all.
 */
async function openEdit(by: RideActor, hours: number | null = null): Promise<Scene> {
  const {
    documents,
    id,
    seen,
    rides,
    uid,
    driver: _,
    ...scene
  } = await openRideScene(by, { prelude: [{ wait: 1 }] });
  const found = await rides.rideViews.details(id);
  if (seen === null || !found.ok || found.value === null) throw new Error('no ride');
  const details = found.value;
  const { from, to: destination } = details;
  const change = { from, to: destination, people: 4, needs: [], note: 'Ring twice.' };
  const at = new Date(scene.stage.clock.now().getTime() + (hours ?? 0) * HOUR_MS);
  const pickUp = { kind: 'later', at, wall: at.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length) } as const;
  const isClaimed = by === 'passenger' && hours !== null;
  const again = async (product: Product) =>
    outcomeOf(
      await (
        await servicesOf(product)
      ).editRide(seen, details, hours === null ? change : { ...change, pickUp }),
    );
  return {
    ...scene,
    // The edit first reads the settings: the landmarks and the retention of remarks.
    before: isClaimed ? 3 : 2,
    act: () => again(scene.product()),
    async stored() {
      const ride = documents.read(`rides/${id}`);
      const parts = [ride?.['rev'] === 1, ride?.['people'] === 4];
      parts.push(documents.read(`rides/${id}/private/details`)?.['note'] === change.note);
      parts.push(documents.read(remarkPath(id, 1)) !== null);
      if (hours !== null) parts.push(ride?.['kind'] === 'later');
      if (isClaimed) parts.push(documents.read(riderPath(uid))?.['claim'] === 'later1');
      if (parts.every((isThere) => !isThere)) return BEFORE;
      return parts.every(Boolean) ? ONCE : `broken: ${parts.join()}`;
    },
    ways: { again },
  };
}

export const RIDE_STEP_REQUESTS: readonly ProductRequest[] = [
  ...STEPS.map((step): ProductRequest => ({
    id: step.id ?? `${step.by}-${step.order.did}`,
    ...ROW,
    cells: { ...ROW.cells, denied: { ...ROW.cells.denied, shown: step.denied ?? ROW.cells.denied.shown } },
    open: () => openStep(step),
  })),
  ...(['passenger', 'admin'] as const).map((by): ProductRequest => ({
    id: `${by}-edit`,
    ...ROW,
    open: () => openEdit(by),
  })),
  ...(['passenger', 'admin'] as const).map((by): ProductRequest => ({
    id: `${by}-move`,
    ...ROW,
    open: () => openEdit(by, 2),
  })),
];
