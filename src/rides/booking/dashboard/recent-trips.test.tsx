import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { accessTo } from '#test/open-world.ts';
import { ProductProvider } from '#core/product/product-context.tsx';
import { useRecentTrips } from './recent-trips.tsx';

/** Returns a function that books and cancels a ride, and one that renders the recent trips of given rides. */
async function openTrips() {
  const world = await openRideWorld({ role: 'passenger' });
  const { person } = world;
  const bookAndCancel = async (trip: Parameters<typeof person.book>[0]) => {
    const id = await person.book(trip);
    await person.step(id, { did: 'cancel', why: 'mistake' });
    return person.read(id);
  };
  const access = accessTo(world);
  await valueOf(await access.load()).rides.load();
  const show = (rides: Parameters<typeof useRecentTrips>[0]) =>
    renderHook((all) => useRecentTrips(all), {
      initialProps: rides,
      wrapper: ({ children }) => <ProductProvider access={access}>{children}</ProductProvider>,
    });
  return { bookAndCancel, show };
}

test('a trip that was booked twice is offered once, as it was booked last', async () => {
  const { bookAndCancel, show } = await openTrips();
  const before = await bookAndCancel({ to: { text: 'Clinic' }, people: '3' });
  const last = await bookAndCancel({ to: { text: 'Clinic' }, people: '1' });
  const { result } = show([last, before]);
  const clinic = expect.objectContaining({ to: { text: 'Clinic' }, people: 1 });
  await waitFor(() => expect(result.current).toEqual([clinic]));
});

test('while the places of a newer list load, each trip shows its own people and needs', async () => {
  const { bookAndCancel, show } = await openTrips();
  const first = await bookAndCancel({ to: { text: 'Clinic' }, people: '3', needs: ['pet'] });
  const second = await bookAndCancel({ to: { text: 'Airport' }, people: '1' });
  const { result, rerender } = show([first]);
  const clinic = expect.objectContaining({ to: { text: 'Clinic' }, people: 3, needs: ['pet'] });
  await waitFor(() => expect(result.current).toEqual([clinic]));
  rerender([second, first]);
  expect(result.current).toEqual([clinic]);
  const airport = expect.objectContaining({ to: { text: 'Airport' }, people: 1, needs: [] });
  await waitFor(() => expect(result.current).toEqual([airport, clinic]));
});
