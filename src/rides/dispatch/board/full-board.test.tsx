import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aFullBoard } from '#domain/rides/model/dispatch/full-board.builder.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const HEADINGS = ['Waiting', 'Promised', 'Under way', 'Drivers'];

async function openFullBoard() {
  const world = await openRideWorld(ADA);
  const answerNames = world.network.hold('read rides/*/private');
  const full = aFullBoard(world.stage.clock.now());
  for (const { uid, name } of full.drivers) world.stage.addAccount({ uid, name, role: 'driver' });
  world.put(full.documents);
  return { world, full, answerNames, ...renderApp('/admin/rides', { world }) };
}

test('a full board has a row named after its passenger for every ride, with counts, and reads each ride once and the drivers’ accounts together', async () => {
  const { world, full, answerNames } = await openFullBoard();
  answerNames();
  await screen.findByRole('region', { name: 'Waiting' });
  await waitFor(
    () => {
      const named = screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
      expect(named.toSorted()).toEqual(full.passengers.toSorted());
    },
    { timeout: 10_000 },
  );
  expect(world.requestsOf('read rides/*/private/*')).toBe(full.passengers.length);
  expect(world.requestsOf('list users uidin')).toBe(1);
  const region = (name: string) => within(screen.getByRole('region', { name }));
  const counts = HEADINGS.map(
    (name) => region(name).getByRole('heading', { level: 2 }).nextElementSibling?.textContent,
  );
  expect(counts).toEqual(['29', '18', '16', '21']);
  expect(
    region('Waiting')
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Now 16', 'Next 60 minutes 6', 'Later 7']);
  expect(region('Drivers').getByText('2 free, 1 silent, 16 driving, 2 on a break.')).toBeShown();
}, 30_000);

test('a search says how many names are still loading, and once all are loaded that it has found nothing', async () => {
  const { user, answerNames } = await openFullBoard();
  await screen.findByRole('region', { name: 'Waiting' });
  await user.keyboard('/nobody');
  expect((await screen.findAllByText(/^Loading \d+ more names\.\.\.$/)).length).toBeGreaterThan(0);
  answerNames();
  const nothing = () =>
    screen.findAllByText('No open ride. Enter searches the history.', {}, { timeout: 10_000 });
  expect((await nothing()).length).toBeGreaterThan(0);
}, 60_000);
