import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { LOOK_EVERY_MS, SIGN_EVERY_MS } from '#domain/rides/policies/sign-of-life.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

/** The page of a driver who was last seen `minutes` ago. */
async function openDashboard(duty: 'on' | 'break', minutes = 0) {
  const world = await openRideWorld({ name: 'Dario Driver', role: 'driver' });
  const { clock } = world.stage;
  const seenAt = new Date(clock.now().getTime() - minutes * MINUTE_MS);
  world.put({
    [`drivers/${world.person.uid}`]: aStoredShift({ duty, seenAt, dutySince: seenAt, shiftSince: seenAt }),
  });
  const app = renderApp('/driver/dashboard', { world });
  const isThere = () => screen.findByRole('button', { name: duty === 'on' ? 'Take a break' : 'Go on duty' });
  await isThere();
  const pass = async (time: number) => {
    for (let passed = 0; passed < time; passed += LOOK_EVERY_MS) {
      clock.advance(LOOK_EVERY_MS);
      await act(() => vi.advanceTimersByTimeAsync(LOOK_EVERY_MS));
    }
  };
  return { ...app, world, clock, pass, isThere, signs: () => world.requestsOf('write drivers/*') };
}

test('the page of a driver on duty gives a sign every few minutes', async () => {
  const { signs, pass } = await openDashboard('on');
  expect(signs()).toBe(0);
  await pass(2 * SIGN_EVERY_MS);
  expect(signs()).toBe(2);
});

test('the page of a driver on a break gives no signs', async () => {
  const { signs, pass } = await openDashboard('break', 10);
  await pass(2 * SIGN_EVERY_MS);
  expect(signs()).toBe(0);
});

test('a page that opens long after the last sign gives a sign at once, and none when it opens again', async () => {
  const { signs, goTo, isThere } = await openDashboard('on', 4);
  await waitFor(() => expect(signs()).toBe(1));
  act(() => goTo('/driver/rides'));
  await screen.findByText('No rides yet');
  act(() => goTo('/driver/dashboard'));
  await isThere();
  expect(signs()).toBe(1);
});

test('a phone that slept gives one sign when the page is visible again', async () => {
  const { signs, clock, pass } = await openDashboard('on');
  await pass(SIGN_EVERY_MS);
  expect(signs()).toBe(1);
  clock.advance(10 * MINUTE_MS);
  fireEvent.focus(window);
  await waitFor(() => expect(signs()).toBe(2));
  await pass(SIGN_EVERY_MS - LOOK_EVERY_MS);
  expect(signs()).toBe(2);
});

test('a page that stays in front learns with the next sign that its shift was ended', async () => {
  const { world, pass } = await openDashboard('on');
  valueOf(await world.person.rides.driverShift.stop('off'));
  await pass(SIGN_EVERY_MS);
  expect(await screen.findByRole('button', { name: 'Go on duty' })).toBeShown();
  expect(screen.queryByRole('region', { name: 'Ride requests' })).toBeNull();
});
