import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { createProductRouter } from '#app/router.ts';
import { Shell } from '#app/shell.tsx';
import { UserContext } from '#core/session/user-context.ts';
import { openDriverOnTheWay } from '#test/open-driver-page.ts';
import { aStoredFare, CASH_END } from '#domain/books/model/fares/fare.builder.ts';
import { STORED_BOOKS } from '#test/stored-books.ts';
import { DriveEnd } from './drive-end.tsx';

afterEach(() => localStorage.clear());

test('the page of a ride that was reopened does not show what was paid before', async () => {
  const { press, unmount, world, id, access } = await openDriverOnTheWay(STORED_BOOKS);
  for (const step of ['I have arrived', 'Passenger on board', 'Ride completed']) await press(step);
  await waitFor(async () => expect((await world.person.read(id)).state).toBe('completed'));
  unmount();
  world.put(aStoredFare(id, { end: CASH_END, day: '2025-06-01', rev: 1 }));
  const session = access.session.current();
  const router = createProductRouter({ access, history: createMemoryHistory() });
  const ofRide = (ride: Ride) => (
    <Shell access={access} language="en">
      <RouterContextProvider router={router}>
        <UserContext value={session.state === 'signed-in' ? session.user : null}>
          <DriveEnd ride={ride} details={null} timeZone="Europe/Berlin" />
        </UserContext>
      </RouterContextProvider>
    </Shell>
  );
  const { rerender } = render(ofRide(await world.person.read(id)));
  expect(await screen.findByText('€24.50, cash')).toBeShown();
  await (await world.open({ uid: 'u-olga', role: 'admin' })).step(id, { did: 'take_back' });
  const release = world.network.hold('read fares/*');
  rerender(ofRide(await world.person.read(id)));
  expect(screen.queryByText('€24.50, cash')).toBeNull();
  release();
  expect(await screen.findByText('Price: €12.50')).toBeShown();
});
