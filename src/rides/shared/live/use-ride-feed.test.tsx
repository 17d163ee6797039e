import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accessTo } from '#test/open-world.ts';
import { look, openRideWorld } from '#test/open-ride-world.ts';
import { ProductProvider } from '#core/product/product-context.tsx';
import { useRideFeed } from './use-ride-feed.ts';

function Page({ uid }: { uid: string | null }) {
  const { seen, error } = useRideFeed(uid === null ? null : { kind: 'my-rides', uid });
  return <output>{error?.code ?? seen?.map(({ state }) => state).join() ?? 'nothing yet'}</output>;
}

async function openPage(uid?: string) {
  const world = await openRideWorld({ role: 'passenger' });
  const access = accessTo(world);
  const loaded = await access.load();
  if (!loaded.ok) throw new Error(loaded.error.code);
  await loaded.value.rides.load();
  const page = (watched: string | null) => (
    <ProductProvider access={access}>
      <Page uid={watched} />
    </ProductProvider>
  );
  const { rerender, unmount } = render(page(uid ?? world.person.uid));
  const shows = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
  return {
    world,
    shows,
    watch: (other: string | null) => rerender(page(other)),
    lookNow: () => look(access),
    unmount,
  };
}

test('a page shows the changes of a ride live', async () => {
  const { world, shows, lookNow } = await openPage();
  await shows('');
  const id = await world.person.book();
  act(() => lookNow());
  await shows('requested');
  const driver = await world.openDriver();
  await driver.step(id, { did: 'take', minutes: null });
  act(() => lookNow());
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('on_the_way'));
});

test('a page that watches another feed does not show the old data', async () => {
  const { world, shows, watch, lookNow } = await openPage();
  await world.person.book();
  act(() => lookNow());
  await shows('requested');
  watch('somebody-else');
  expect(screen.getByRole('status').textContent).toBe('nothing yet');
  await shows('permission-denied');
});

test('a page that stops watching sends no requests, and shows no old data until the next answer', async () => {
  const { world, shows, watch, lookNow } = await openPage();
  await world.person.book();
  act(() => lookNow());
  await shows('requested');
  watch(null);
  await shows('nothing yet');
  const asked = world.requestsOf('list rides');
  lookNow();
  const release = world.network.hold();
  watch(world.person.uid);
  await shows('nothing yet');
  expect(world.requestsOf('list rides')).toBe(asked);
  release();
  await shows('requested');
});

test('a page that is left sends no requests', async () => {
  const { world, shows, unmount, lookNow } = await openPage();
  await shows('');
  unmount();
  const asked = world.requestsOf('list rides');
  lookNow();
  await world.person.book();
  expect(world.requestsOf('list rides')).toBe(asked);
});
