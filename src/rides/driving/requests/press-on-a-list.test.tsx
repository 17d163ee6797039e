import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { openDriverOnDuty } from '#test/open-driver-page.ts';
import { driving } from '../driving-copy.ts';

const PLACES = ['Harbour', 'Old Town', 'Airport'];
const REQUESTS = Object.fromEntries(
  PLACES.map((from, index) => [
    `rides/ride-${index + 1}`,
    aStoredRide('requested', { area: { from, to: 'Station' } }),
  ]),
);

const take = (from: string) =>
  screen.findByRole('button', { name: `Take ride from ${from}, there in 10 min` });

test('a request is not rendered again by the clock, by an answer without news, or when another one is touched', async () => {
  const { world, lookNow } = await openDriverOnDuty(REQUESTS);
  const other = await take('Harbour');
  const rendered = vi.spyOn(driving.requests, 'askedAt');
  const asked = world.requestsOf('list rides');
  act(() => other.focus());
  world.stage.clock.advance(3000);
  lookNow();
  await waitFor(() => expect(world.requestsOf('list rides')).toBeGreaterThan(asked));
  expect(rendered).not.toHaveBeenCalled();
  world.put({ 'rides/ride-4': aStoredRide('requested', { area: { from: 'Riverside', to: 'Station' } }) });
  lookNow();
  await take('Riverside');
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('only the pressed request says that it is being taken, and the others that they wait once that lasts', async () => {
  const { user, world } = await openDriverOnDuty(REQUESTS);
  const [pressed, other] = [await take('Airport'), await take('Harbour')];
  const answer = world.network.hold();
  await user.click(pressed);
  expect(pressed.getAttribute('aria-busy')).toBe('true');
  expect(other.getAttribute('aria-disabled')).not.toBe('true');
  await waitFor(() => expect(other.getAttribute('aria-disabled')).toBe('true'));
  answer();
});
