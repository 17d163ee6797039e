import { EVERY_RIDE } from '#domain/rides/model/history/ride-filter.ts';
import { outcomeOf, reads, type ProductRequest } from '../product-request.ts';
import { openRideScene, servicesOf, type SceneServices } from './ride-scenes.ts';

const BEFORE = 'as it was';

type Ask = (services: SceneServices) => Promise<Parameters<typeof outcomeOf>[0]>;

/** `before` counts the requests that come first and are answered. */
const looking = (id: string, title: string, port: string, ask: Ask, before = 0): ProductRequest => ({
  id,
  title,
  port,
  kind: 'reading',
  server: 'database',
  atLast: BEFORE,
  cells: reads('database', BEFORE),
  async open() {
    const scene = await openRideScene('admin', { booked: false });
    const run = async (services: SceneServices) => outcomeOf(await ask(services));
    return {
      ...scene,
      before,
      act: () => run(scene.rides),
      stored: async () => BEFORE,
      ways: { again: async (product) => run(await servicesOf(product)) },
    };
  },
});

const DAY = { from: new Date('2026-03-01T00:00:00Z'), until: new Date('2026-03-02T00:00:00Z') };

/** What administrators look up of rides. */
export const HISTORY_REQUESTS: readonly ProductRequest[] = [
  looking('history-drivers', 'history: drivers', 'shifts.list', ({ rideHistory }) => rideHistory.drivers()),
  looking('history-count', 'history: count', 'rides.count', ({ rideHistory }) =>
    rideHistory.count(EVERY_RIDE),
  ),
  looking('history-named', 'history: people by name', 'customers.byName', ({ rideHistory }) =>
    rideHistory.find('Robin'),
  ),
  looking(
    'history-figures',
    'today: first count',
    'rides.count',
    ({ rideHistory }) => rideHistory.figuresOf(DAY),
    1,
  ),
];
