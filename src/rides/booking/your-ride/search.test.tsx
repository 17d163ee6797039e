import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { MINUTE_MS } from '#domain/shared/durations.ts';

/** A waiting passenger, and a median search time that was stored `minutesAgo`. */
async function openSearch(median: number, minutesAgo: number) {
  const world = await openRideWorld({ role: 'passenger' });
  const at = new Date(world.stage.clock.now().getTime() - minutesAgo * MINUTE_MS);
  world.put({ 'figures/searches': { median, searches: 20, at } });
  await world.person.book();
  renderApp('/passenger/dashboard', { world });
  return within(await screen.findByRole('region', { name: 'Your ride' }));
}

describe('a search for a driver', () => {
  test.each([
    [200, 'within 4 minutes'],
    [20, 'within a minute'],
  ])(
    'the passenger reads when the search ends, and that half of the last searches took at most %i s',
    async (median, words) => {
      const region = await openSearch(median, 59);
      expect(region.getByText(/^We are looking until/)).toBeShown();
      expect(await region.findByText(new RegExp(`Half of the last rides had a driver ${words}`))).toBeShown();
    },
  );

  test('a median that is more than an hour old is not shown', async () => {
    const region = await openSearch(200, 61);
    await act(async () => {});
    expect(region.queryByText(/Half of the last rides/)).toBeNull();
  });
});
