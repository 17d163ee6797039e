import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { fail } from '#domain/shared/result.ts';
import { ADA, PRIYA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

/** The dashboard of an administrator six minutes after a booking. */
async function openDashboard({ isBroken = false } = {}) {
  const world = await openRideWorld(ADA);
  await (await world.open(PRIYA)).book();
  world.stage.clock.advance(6 * MINUTE_MS);
  await (await world.open({ name: 'Olga Passenger', role: 'passenger' })).book();
  const product = await world.load();
  const dispatch = await product.dispatch.load();
  if (isBroken) vi.spyOn(dispatch, 'countOpen').mockResolvedValue(fail({ code: 'network' }));
  return renderApp('/admin/dashboard', { world: { ...world, load: async () => product } });
}

describe('the line of rides on the dashboard of administrators', () => {
  test('says how many rides wait and how many of them too long, and links to the board', async () => {
    const { user } = await openDashboard();
    await user.click(await screen.findByRole('link', { name: '2 waiting, 1 late' }));
    expect(await screen.findByRole('region', { name: 'Waiting' })).toBeShown();
  });

  test('is left out if the rides cannot be counted, and the page shows no error', async () => {
    await openDashboard({ isBroken: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'Accounts' })).toBeShown();
    await screen.findByRole('heading', { level: 2 });
    expect(screen.queryByRole('link', { name: /waiting/ })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
