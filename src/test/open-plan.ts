import { screen } from '@testing-library/react';
import { someDetails } from '#domain/rides/model/booking/ride-details.builder.ts';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { aStoredRide, CARD } from '#domain/rides/model/ride/ride.builder.ts';
import type { OpenState } from '#domain/rides/model/ride/ride-state.ts';
import type { RideServices } from '#domain/rides/services/ride-services.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { dayAt, instantsOf, plusDays } from '#domain/shared/time/wall-time.ts';
import { ADA, openRideWorld } from './open-ride-world.ts';
import { renderApp } from './render-app.tsx';

const car = (id: string) => ({ id, label: 'Saloon', plate: `CB ${id}`, colour: null, seats: 4 });
const shiftOf = (name: string, given: object = {}) =>
  aStoredShift({ name, vehicle: car(name), duty: 'off', ...given });

type World = Awaited<ReturnType<typeof openRideWorld>>;

/** Tomorrow in the service's zone, and its ten o'clock. */
function tomorrow({ stage }: World) {
  const day = plusDays(dayAt(stage.clock.now(), 'Europe/Berlin'), 1);
  const [ten] = instantsOf(`${day}T10:00`, 'Europe/Berlin');
  if (ten === undefined) throw new Error('no such time');
  return { day, ten };
}

export interface Planned {
  readonly name: string;
  /** Minutes after ten. */
  readonly at: number;
  readonly driver?: string;
  readonly state?: OpenState;
  readonly given?: object;
}

/**
 * Opens the plan of tomorrow with these rides and drivers. The drivers are off duty. `before` gets the page's services
 * of rides; `documentsOf` adds documents of that day.
 */
export async function openPlan(
  rides: readonly Planned[],
  drivers: readonly string[] = ['Dora', 'Emil'],
  before: (services: RideServices) => void = () => {},
  documentsOf: (day: string) => Parameters<World['put']>[0] = () => ({}),
) {
  const world = await openRideWorld(ADA);
  const { day, ten } = tomorrow(world);
  const booked = world.stage.clock.now();
  world.put(documentsOf(day));
  for (const name of drivers) {
    world.stage.addAccount({ uid: name.toLowerCase(), name, role: 'driver' });
    world.put({ [`drivers/${name.toLowerCase()}`]: shiftOf(name) });
  }
  for (const { name, at, driver, state, given } of rides) {
    const pickupAt = new Date(ten.getTime() + at * MINUTE_MS);
    const held = driver !== undefined && {
      driver: driver.toLowerCase(),
      card: state === 'offered' ? null : { ...CARD, name: driver },
    };
    world.put({
      [`rides/${name}`]: aStoredRide(state ?? (driver === undefined ? 'requested' : 'accepted'), {
        kind: 'later',
        pickupAt,
        searchFrom: pickupAt,
        createdAt: booked,
        changedAt: booked,
        wall: pickupAt.toISOString().slice(0, 16),
        ...held,
        ...given,
      }),
      [`rides/${name}/private/details`]: someDetails({ name }),
    });
  }
  const product = await world.load();
  before(await product.rides.load());
  const app = renderApp(`/admin/plan?day=${day}`, { world: { ...world, load: async () => product } });
  await screen.findByRole('region', { name: /^No driver/ });
  return { ...app, world, day };
}

export const driverOf = async (world: World, id: string) => (await world.person.read(id)).driver;

/** The button of this passenger's ride on the plan. */
export const named = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^\\d\\d:\\d\\d ${name}`) });
