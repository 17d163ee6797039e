import { act, waitFor } from '@testing-library/react';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { RideOrder } from '#domain/rides/services/take-step.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import type { Language } from '#words/languages.ts';
import { look, openRideWorld, ridesOf } from './open-ride-world.ts';
import { openWorld } from './open-world.ts';
import { renderApp } from './render-app.tsx';

/** The pause between two checks of the pages. Milliseconds. */
const CHECK_MS = 100;
/** The pages read their feeds again after this many checks. Fewer checks leave a busy machine no time to answer. */
const CHECKS_A_LOOK = 25;
const MOST_CHECKS = 250;

/** Robin books a ride. The driver Dario is on duty. Opens the pages of both, and of dispatch. */
export async function openThreePages(language: Language) {
  const world = await openRideWorld({ uid: 'u-robin', name: 'Robin Rider', role: 'passenger' });
  const dilek = await world.openDriver({ uid: 'u-dilek', name: 'Dilek Driver' });
  const cab = openWorld(world.stage);
  const { product } = await cab.enter({ uid: 'u-dario', name: 'Dario Driver', role: 'driver' });
  valueOf(await (await product.rides.load()).driverShift.start('car-1', '+1 555 0102'));
  const office = openWorld(world.stage);
  await office.enter({ uid: 'u-ada', name: 'Ada Admin', role: 'admin' });
  const id = await world.person.book();
  const pages = {
    passenger: renderApp('/passenger/dashboard', { world, language }),
    driver: renderApp('/driver/dashboard', { world: cab, language }),
    dispatch: renderApp('/admin/rides', { world: office, language }),
  };
  await waitFor(() => Object.values(pages).forEach(({ access }) => ridesOf(access)));
  const stepOn = (page: keyof typeof pages) => async (order: RideOrder) =>
    valueOf(await ridesOf(pages[page].access).takeStep(await world.person.read(id), order));
  return {
    id,
    cab,
    dilek,
    pages,
    clock: world.stage.clock,
    ride: (): Promise<Ride> => world.person.read(id),
    passes: stepOn('passenger'),
    drives: stepOn('driver'),
    dispatches: stepOn('dispatch'),
    changesNumber: async (phone: string) =>
      valueOf(await ridesOf(pages.driver.access).driverShift.start('car-1', phone)),
    async pressNext() {
      const { container, user } = pages.driver;
      const button = container.querySelector('[data-dock] button[class*="w-full"]');
      if (button === null) throw new Error('no next step');
      await user.click(button);
    },
    /** Makes all pages read their feeds until the expectation holds. After `MOST_CHECKS` it throws the last failure. */
    async settle(isSettled: () => Promise<void>) {
      for (let check = 0; ; check += 1) {
        if (check % CHECKS_A_LOOK === 0)
          act(() => Object.values(pages).forEach(({ access }) => void look(access)));
        await new Promise((resolve) => {
          setTimeout(resolve, CHECK_MS);
        });
        try {
          await isSettled();
          return;
        } catch (error) {
          if (check === MOST_CHECKS) throw error;
        }
      }
    },
  };
}
