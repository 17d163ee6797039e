import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_HOURS } from '#domain/rides/model/firm/availability.ts';
import { HOUR_MS } from '#domain/shared/durations.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { hear } from '#test/hear.ts';
import { ADA, openRideWorld, PRIYA } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const AWAY = {
  hours: NO_HOURS,
  away: [{ first: '2025-01-01', last: '2026-12-31' }],
  laterNews: false,
};
/** Usual hours of one minute each Monday, so that nearly every pick-up is outside them. */
const RARELY = { hours: NO_HOURS.with(0, '00:00-00:01'), away: [], laterNews: false };
const TOMORROW = { kind: 'later', date: '2025-06-02', time: '17:30', turn: null } as const;

/** The board with a ride of Priya's, and one driver who is away or outside their hours. */
async function openBoard(wanted: typeof AWAY | typeof RARELY, isLater = true) {
  const world = await openRideWorld(ADA);
  const driver = await world.openDriver({ name: 'Dora Driver' });
  valueOf(await driver.dispatch.availability.save(driver.uid, wanted, null));
  const passenger = await world.open(PRIYA);
  const id = await passenger.book(isLater ? { pickUp: TOMORROW } : {});
  const app = renderApp('/admin/rides', { world });
  const drivers = await screen.findByRole('region', { name: 'Drivers' });
  await within(drivers).findByText('Dora Driver');
  const link = await screen.findByRole('link', { name: 'Priya Passenger' });
  act(() => link.closest<HTMLElement>('[data-row]')?.focus());
  return { ...app, world, driver, passenger, id };
}

describe('a driver who is not expected at the pick-up', () => {
  test.each([
    [AWAY, 'Away today', 'Away on that day', /^This driver is away then\./],
    [
      RARELY,
      'Outside usual hours',
      'Outside their usual hours',
      /^This is outside the driver’s usual hours\./,
    ],
  ])(
    'is not suggested, says why, and is assigned by a second press: %j',
    async (wanted, mark, note, asked) => {
      const { user, driver, passenger, id } = await openBoard(wanted);
      const drivers = within(screen.getByRole('region', { name: 'Drivers' }));
      expect(await drivers.findByText(mark)).toBeShown();
      const heard = hear();
      await user.keyboard('a');
      const choice = await screen.findByRole('radio', { name: 'Dora Driver' });
      expect(choice).toHaveProperty('checked', false);
      expect(screen.getByText(note)).toBeShown();
      await user.click(choice);
      await user.dblClick(screen.getByRole('button', { name: 'Assign ride' }));
      expect(await screen.findByText(asked)).toBeShown();
      await waitFor(() => expect(heard.join(' ')).toMatch(/Press again to choose them all the same\./));
      expect((await passenger.read(id)).driver).toBeNull();
      act(() => vi.advanceTimersByTime(600));
      await user.click(screen.getByRole('button', { name: 'Choose all the same' }));
      await screen.findByRole('region', { name: /^Assigned to Dora Driver/ });
      expect((await passenger.read(id)).driver).toBe(driver.uid);
    },
  );

  test('who is on duty gets a ride that is due with one press, whatever the hours are', async () => {
    const { user, driver, passenger, id } = await openBoard(AWAY, false);
    await user.keyboard('a');
    expect(await screen.findByRole('radio', { name: 'Dora Driver' })).toHaveProperty('checked', true);
    await user.keyboard('{Enter}');
    await screen.findByRole('region', { name: 'Assigned to Dora Driver' });
    expect((await passenger.read(id)).driver).toBe(driver.uid);
  });
});

test('the board marks the ride of a driver who is away at its pick-up, and its filter finds it', async () => {
  const { user, driver, world, passenger } = await openBoard(RARELY);
  const admin = world.person;
  const [other] = await passenger.booked();
  await admin.step(other?.id ?? '', { did: 'assign', driver: driver.uid });
  const known = valueOf(await driver.dispatch.availability.read(driver.uid));
  valueOf(await driver.dispatch.availability.save(driver.uid, AWAY, known));
  act(() => {
    world.stage.clock.advance(HOUR_MS / 4);
    vi.advanceTimersByTime(HOUR_MS / 4);
  });
  const mark = await screen.findByRole('radio', { name: /^Driver away ?1$/ });
  await user.click(mark);
  expect(await screen.findByRole('link', { name: 'Priya Passenger' })).toBeShown();
});
