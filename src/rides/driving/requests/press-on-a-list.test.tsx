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

test('a pressed request says that it is being taken before anything is done about the others', async () => {
  const { user } = await openDriverOnDuty(REQUESTS);
  await take('Harbour');
  const [other, , pressed] = screen.getAllByRole('button', { name: /there in 10 min$/ });
  const changed: unknown[] = [];
  const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
  observer.observe(document.body, { subtree: true, attributeFilter: ['aria-busy', 'aria-disabled'] });
  await user.click(await take('Airport'));
  await waitFor(() => expect(changed).toContain(other));
  observer.disconnect();
  expect(changed.indexOf(pressed)).toBeLessThan(changed.indexOf(other));
  expect(changed).toContain(pressed);
});
