import { aCall } from '#domain/rides/model/customers/call.builder.ts';
import { UNKNOWN_CALLER } from '#domain/rides/model/customers/caller.builder.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { outcomeOf, reads, writes, type ProductRequest, type Scene } from '../product-request.ts';
import { openRideScene, servicesOf, type SceneServices } from './ride-scenes.ts';

const [BEFORE, ONCE] = ['as it was', 'booked once'];
const HAPPENED = { told: 'success', stored: ONCE } as const;

/** An administrator at the telephone. */
async function openDesk(
  ask: (services: SceneServices, id: string) => Promise<Parameters<typeof outcomeOf>[0]>,
) {
  const {
    documents,
    id,
    uid: _,
    seen: __,
    rides,
    ...scene
  } = await openRideScene('admin', { booked: false });
  const run = async (services: SceneServices) => outcomeOf(await ask(services, id));
  return {
    ...scene,
    act: () => run(rides),
    async stored() {
      const ride = documents.read(`rides/${id}`);
      if (ride === null) return BEFORE;
      const customer = String(ride['rider']).replace('customer-', 'customers/');
      const parts = [`rides/${id}/private/details`, customer];
      return parts.every((path) => documents.read(path) !== null) ? ONCE : 'broken: not all of it';
    },
    ways: { again: async (product) => run(await servicesOf(product)) },
  } satisfies Omit<Scene, 'before'>;
}

const finding = (
  id: string,
  title: string,
  port: string,
  ask: (services: SceneServices) => Promise<Parameters<typeof outcomeOf>[0]> = ({ phoneBooking }) =>
    phoneBooking.find('5550142'),
): ProductRequest => ({
  id,
  title,
  port,
  kind: 'reading',
  server: 'database',
  atLast: BEFORE,
  cells: reads('database', BEFORE),
  open: async () => ({ ...(await openDesk(ask)), before: 0 }),
});

/** What administrators do at the telephone. As a passenger's, a booking is read back after any failure (rides 3). */
export const PHONE_REQUESTS: readonly ProductRequest[] = [
  finding('caller-customer', 'caller: known customer', 'customers.byPhone'),
  finding('caller-account', 'caller: account of a passenger', 'customers.passengerByPhone'),
  finding('callers-suggested', 'caller: beginning of a number', 'customers.byBeginning', ({ phoneBooking }) =>
    phoneBooking.suggest('55501'),
  ),
  {
    id: 'phone-booking',
    title: 'ride: request by phone',
    port: 'rides.book',
    kind: 'documents',
    server: 'database',
    lasting: 2,
    atLast: ONCE,
    cells: writes(
      'database',
      { before: BEFORE, after: ONCE },
      { 'lost-request': HAPPENED, 'lost-answer': HAPPENED },
    ),
    async open() {
      const book = async ({ phoneBooking, serviceSettings }: SceneServices, id: string) => {
        const settings = valueOf(await serviceSettings.read());
        return phoneBooking.book(id, aCall(), { settings, caller: UNKNOWN_CALLER });
      };
      return { ...(await openDesk(book)), before: 1 };
    },
  },
];
