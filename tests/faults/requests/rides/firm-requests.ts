import { defaultSettings } from '#domain/rides/model/firm/settings.ts';
import { madeId } from '#domain/rides/model/import/import-run.ts';
import type { RideResult } from '#domain/rides/model/errors/ride-error.ts';
import type { Product } from '#core/product/product.ts';
import { outcomeOf, writes, type ProductRequest, type Scene } from '../../product-request.ts';
import { servicesOf, type SceneServices, openRideScene, type RideActor } from './ride-scenes.ts';

const [UNCHANGED, CHANGED] = ['as it was', 'saved once'];

interface Save {
  readonly id: string;
  readonly by: RideActor;
  readonly onDuty?: boolean;
  /** How many rounds of other requests come before this request. */
  readonly before?: number;
  /** The path of the document that the request changes, by the uids of the acting person and of the driver. */
  readonly path: (uid: string, driver: string) => string;
  readonly save: (services: SceneServices, driver: string) => Promise<RideResult<unknown>>;
}

async function open({ by, save, before = 0, path, onDuty = true }: Save): Promise<Scene> {
  const { documents, id: _, uid, driver, seen: __, rides, ...scene } = await openRideScene(by, { onDuty });
  const snapshot = () => JSON.stringify(documents.read(path(uid, driver)));
  const first = snapshot();
  const again = async (product: Product) => outcomeOf(await save(await servicesOf(product), driver));
  return {
    ...scene,
    before,
    act: async () => outcomeOf(await save(rides, driver)),
    stored: async () => (snapshot() === first ? UNCHANGED : CHANGED),
    ways: { again },
  };
}

const KNOWN = defaultSettings('Europe/Berlin');
const NEW_CAR = {
  id: 'car-2',
  label: 'Car 2',
  plate: '',
  colour: 'white' as const,
  seats: 4,
  needs: [],
  active: true,
};

const SHIFT_SAVES: readonly Save[] = [
  {
    id: 'shift-begin',
    by: 'driver',
    before: 2,
    onDuty: false,
    path: (uid) => `drivers/${uid}`,
    save: ({ driverShift }) => driverShift.start('car-1', '+1 555 0101'),
  },
  {
    id: 'shift-end',
    by: 'driver',
    before: 1,
    path: (uid) => `drivers/${uid}`,
    save: ({ driverShift }) => driverShift.stop('off'),
  },
  {
    id: 'shift-number',
    by: 'driver',
    before: 2,
    path: (uid) => `drivers/${uid}`,
    save: ({ driverShift }) => driverShift.start('car-1', '+1 555 0199'),
  },
  {
    id: 'shift-of-another-number',
    by: 'admin',
    before: 2,
    path: (_, driver) => `drivers/${driver}`,
    save: ({ drivers }, driver) => drivers.setCar(driver, 'car-1', '+1 555 0199'),
  },
  {
    id: 'shift-of-another-end',
    by: 'admin',
    before: 1,
    path: (_, driver) => `drivers/${driver}`,
    save: ({ drivers }, driver) => drivers.endShift(driver),
  },
];

const FLEET_SAVES: readonly Save[] = [
  {
    id: 'settings-save',
    by: 'system_admin',
    path: () => 'settings/rides',
    save: ({ serviceSettings }) => serviceSettings.save({ ...KNOWN, lead: 0 }, KNOWN),
  },
  {
    id: 'vehicle-save',
    by: 'admin',
    path: () => 'vehicles/car-2',
    save: ({ vehicles }) => vehicles.save(NEW_CAR, null),
  },
];

const RUN = 'ab0123456789cd';
const PART = { run: RUN, part: 0, lines: 1 };
const NEW_CUSTOMER = {
  line: 2,
  title: 'Karl',
  entry: {
    number: { phone: '030 77', key: '3077' },
    name: 'Karl',
    places: [],
    note: '',
    driverNote: '',
    others: [],
    needs: [],
  },
};

/** After a lost answer the product reads the import's part, which is stored with the lines. */
const IMPORTS: readonly Save[] = [
  {
    id: 'customers-import',
    by: 'admin',
    before: 1,
    path: () => `customers/${madeId(RUN, 0, 0)}`,
    save: ({ firmImport }) => firmImport.customers.save({ ...PART, items: [NEW_CUSTOMER] }),
  },
  {
    id: 'cars-import',
    by: 'admin',
    before: 1,
    path: () => `vehicles/${madeId(RUN, 0, 0)}`,
    save: ({ firmImport }) =>
      firmImport.cars.save({
        ...PART,
        items: [
          {
            line: 2,
            title: 'Bus',
            entry: { label: 'Bus', plate: 'CB 3', colour: null, seats: 4, needs: [], active: null },
          },
        ],
      }),
  },
];

const ROW = { kind: 'documents', server: 'database', atLast: CHANGED } as const;
const STORED = { before: UNCHANGED, after: CHANGED };
/** The product reads the shift back before it shows a failure. */
const SHIFT_CELLS = writes('database', STORED, { 'lost-answer': { shown: 'success', stored: CHANGED } });

/** Without a network an import shows that the stored lines are unknown, which is no failure. */
const IMPORT_CELLS = { ...SHIFT_CELLS, offline: { ...SHIFT_CELLS.offline, shown: 'success' } } as const;

export const FIRM_REQUESTS: readonly ProductRequest[] = [
  ...SHIFT_SAVES.map((save) => ({ id: save.id, ...ROW, cells: SHIFT_CELLS, open: () => open(save) })),
  ...FLEET_SAVES.map((save) => ({
    id: save.id,
    ...ROW,
    cells: writes('database', STORED),
    open: () => open(save),
  })),
  ...IMPORTS.map((save) => ({ id: save.id, ...ROW, cells: IMPORT_CELLS, open: () => open(save) })),
];
