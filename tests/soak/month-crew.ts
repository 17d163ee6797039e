import { openBooks } from '#adapters/contracts/books/books-stage.builder.ts';
import type { WorldUnderTest } from '#adapters/contracts/stage/world-under-test.builder.ts';
import { createPhoneBooking } from '#domain/rides/services/phone-booking.ts';
import { createRideBooking } from '#domain/rides/services/ride-booking.ts';
import { createServiceSettings } from '#domain/rides/services/service-settings.ts';
import { DRIVERS, PASSENGERS } from './month-plan.ts';

/** Opens a person with the services of the books and of bookings. */
export async function openActor(world: WorldUnderTest, role: string) {
  const books = await openBooks(world, role);
  const { tab, session } = books;
  const needs = { ...(await tab.openRides()), ...(await tab.openDispatch()), session };
  return {
    ...books,
    booking: createRideBooking(needs),
    phoneBooking: createPhoneBooking(needs),
    serviceSettings: createServiceSettings(needs),
  };
}

export type Actor = Awaited<ReturnType<typeof openActor>>;

export interface Crew {
  readonly owner: Actor;
  readonly desk: Actor;
  readonly drivers: readonly Actor[];
  readonly passengers: readonly Actor[];
}

export async function openCrew(world: WorldUnderTest): Promise<Crew> {
  const many = async (role: string, count: number) => {
    const actors: Actor[] = [];
    while (actors.length < count) actors.push(await openActor(world, role));
    return actors;
  };
  const [owner, desk] = [await openActor(world, 'system_admin'), await openActor(world, 'admin')];
  return {
    owner,
    desk,
    drivers: await many('driver', DRIVERS),
    passengers: await many('passenger', PASSENGERS),
  };
}
