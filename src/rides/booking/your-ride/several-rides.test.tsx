import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/shared/durations.ts';
import { laterForm } from '#test/later-form.ts';
import { look, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const FIRST = 'Your ride of 1 Jun 2025, 14:00';
const SECOND = 'Your ride of 1 Jun 2025, 15:00';

/** A passenger's page at 14:00, with a ride now that is on its way, and a ride at 15:00. */
async function openTwo() {
  const world = await openRideWorld({ role: 'passenger', name: 'Robin Rider' });
  const { clock } = world.stage;
  const first = await world.person.book();
  const second = await world.person.book({ pickUp: laterForm(clock.now(), 1) });
  const driver = await world.openDriver();
  await driver.step(first, { did: 'take', minutes: null });
  const app = renderApp('/passenger/dashboard', { world });
  await screen.findByRole('region', { name: 'Your ride' });
  const see = async (check: () => void) => {
    act(() => look(app.access));
    await waitFor(check);
  };
  return { ...app, world, clock, first, second, driver, see };
}

const region = (name: string) => screen.getByRole('region', { name });
const status = (name: string) => within(region(name)).getByRole('status').textContent;

describe('a passenger with two rides under way', () => {
  test('each ride has its own sentence, driver and button, and its region names it', async () => {
    const { world, clock, second, see, user } = await openTwo();
    clock.advance(0.5 * HOUR_MS);
    await see(() => expect(status(FIRST)).toBe('Your driver is on the way.'));
    expect(status(SECOND)).toMatch(/^Looking for a driver/);
    const other = await world.openDriver({ name: 'Dilek Driver' });
    await other.step(second, { did: 'take', minutes: null });
    await other.step(second, { did: 'arrive' });
    await see(() => expect(status(SECOND)).toMatch(/^Your driver is here/));
    expect(within(region(SECOND)).getByRole('link', { name: 'Call Dilek Driver' })).toBeDefined();
    expect(within(region(FIRST)).getByRole('link', { name: 'Call Dario Driver' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel ride of 1 Jun 2025, 15:00' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this ride?' });
    expect(within(dialog).getByText(/Dilek Driver is already on the way/)).toBeDefined();
  });

  test('the outcome of one ride stays beside the other, and can be booked again once there is a form', async () => {
    const { clock, first, second, driver, see, world } = await openTwo();
    clock.advance(0.5 * HOUR_MS);
    await see(() => expect(status(FIRST)).toBe('Your driver is on the way.'));
    for (const did of ['arrive', 'start', 'complete'] as const) await driver.step(first, { did });
    await see(() => expect(status(FIRST)).toMatch(/^Ride completed/));
    expect(status(SECOND)).toMatch(/^Looking for a driver/);
    expect(screen.queryByRole('button', { name: 'Book again' })).toBeNull();
    await world.person.step(second, { did: 'cancel', why: 'mistake' });
    await see(() => expect(status(SECOND)).toBe('Ride cancelled by you.'));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Book again' })).toHaveLength(2));
  });
});
