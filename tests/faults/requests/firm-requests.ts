import { defaultSettings } from '#domain/rides/model/firm/settings.ts';
import type { RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import type { Product } from '#src/core/product/product.ts';
import { outcomeOf, reads, writes, type ProductRequest, type Scene } from '../product-request.ts';
import { servicesOf, type SceneServices, openRideScene, type RideActor } from './ride-scenes.ts';

const [UNCHANGED, CHANGED] = ['as it was', 'saved once'];

type Ask = (
  rides: SceneServices,
  ids: { readonly id: string; readonly uid: string; readonly driver: string },
) => Promise<RideResult<unknown>>;

interface Asked {
  readonly by: RideActor;
  readonly ask: Ask;
  /** Rounds of requests before this one. */
  readonly before?: number;
  /** The document that a write changes, by who asks and who drives. */
  readonly path?: (uid: string, driver: string) => string;
  readonly onDuty?: boolean;
}

async function open({ by, ask, before = 0, path, onDuty = true }: Asked): Promise<Scene> {
  const { documents, id, uid, driver, seen: _, rides: __, ...scene } = await openRideScene(by, { onDuty });
  const snapshot = () =>
    JSON.stringify(path === undefined ? documents.read(`rides/${id}`) : documents.read(path(uid, driver)));
  const first = snapshot();
  const again = async (product: Product) =>
    outcomeOf(await ask(await servicesOf(product), { id, uid, driver }));
  return {
    ...scene,
    before,
    act: () => again(scene.product()),
    stored: async () => (snapshot() === first ? UNCHANGED : CHANGED),
    ways: { again },
  };
}

const READ = {
  kind: 'reading',
  server: 'database',
  atLast: UNCHANGED,
  cells: reads('database', UNCHANGED),
} as const;
const WRITE = {
  kind: 'documents',
  server: 'database',
  atLast: CHANGED,
  cells: writes('database', { before: UNCHANGED, after: CHANGED }),
} as const;

const read = (id: string, title: string, port: string, asked: Asked): ProductRequest => ({
  id,
  title,
  port,
  ...READ,
  open: () => open(asked),
});

const KNOWN = defaultSettings('Europe/Berlin');
/** The first that a watch tells. */
const firstOf = (rides: SceneServices, kind: 'board' | 'shifts') =>
  new Promise<Result<unknown>>((resolve) => {
    const stop = rides.rideViews.watch(
      { kind },
      ({ seen, error }) => {
        if (seen === null && error === null) return;
        stop();
        resolve(error === null ? succeed(seen) : fail(error));
      },
      null,
    );
  });

const SETTINGS = { ...KNOWN, lead: 0 };
const NEW_CAR = { id: 'car-2', label: 'Car 2', plate: '', seats: 4, needs: [], active: true };

/** What is stored of a shift is looked up before a failure is told. */
const SHIFT_CELLS = writes(
  'database',
  { before: UNCHANGED, after: CHANGED },
  { 'lost-answer': { told: 'success', stored: CHANGED } },
);

const writeOfShift = (id: string, title: string, asked: Asked): ProductRequest => ({
  id,
  title,
  port: 'shifts.save',
  ...WRITE,
  cells: SHIFT_CELLS,
  open: () => open(asked),
});

/** What is read of rides, and what the firm stores. */
export const FIRM_REQUESTS: readonly ProductRequest[] = [
  read('ride-read', 'ride', 'rides.read', {
    by: 'passenger',
    ask: (rides, { id }) => rides.rideViews.read(id),
  }),
  read('ride-details', 'ride: places and person', 'rides.details', {
    by: 'passenger',
    ask: (rides, { id }) => rides.rideViews.details(id),
  }),
  read('ride-page', 'past rides', 'rides.page', {
    by: 'passenger',
    ask: (rides, { uid }) => rides.rideViews.page({ of: 'rider', uid }, null),
  }),
  read('booking-start', 'what a booking starts from', 'fleet.settings, rides.rider', {
    by: 'passenger',
    ask: (rides) => rides.rideBooking.open(),
  }),
  read('shift-read', 'own shift', 'shifts.read', { by: 'driver', ask: (rides) => rides.driverShift.read() }),
  read('ride-board', 'open rides', 'rides.open', {
    by: 'admin',
    ask: (rides) => firstOf(rides, 'board'),
  }),
  read('shift-list', 'shifts', 'shifts.list', { by: 'admin', ask: (rides) => firstOf(rides, 'shifts') }),
  read('vehicles', 'cars', 'fleet.vehicles', { by: 'driver', ask: (rides) => rides.vehicles.list() }),
  read('settings-read', 'settings of rides', 'fleet.settings', {
    by: 'system_admin',
    ask: (rides) => rides.serviceSettings.read(),
  }),
  writeOfShift('shift-begin', 'shift: begin', {
    by: 'driver',
    before: 2,
    onDuty: false,
    ask: (rides) => rides.driverShift.start('car-1', '+1 555 0101'),
    path: (uid) => `drivers/${uid}`,
  }),
  writeOfShift('shift-end', 'shift: end', {
    by: 'driver',
    before: 2,
    ask: (rides) => rides.driverShift.stop('off'),
    path: (uid) => `drivers/${uid}`,
  }),
  writeOfShift('shift-of-another-end', 'forgotten shift: end', {
    by: 'admin',
    ask: (rides, { driver }) => rides.drivers.endShift(driver),
    path: (_, driver) => `drivers/${driver}`,
  }),
  {
    id: 'settings-save',
    title: 'settings of rides: save',
    port: 'fleet.save',
    ...WRITE,
    open: () =>
      open({
        by: 'system_admin',
        ask: (rides) => rides.serviceSettings.save(SETTINGS, KNOWN),
        path: () => 'settings/rides',
      }),
  },
  {
    id: 'vehicle-save',
    title: 'car: save',
    port: 'fleet.save',
    ...WRITE,
    open: () =>
      open({ by: 'admin', ask: (rides) => rides.vehicles.save(NEW_CAR, null), path: () => 'vehicles/car-2' }),
  },
];
