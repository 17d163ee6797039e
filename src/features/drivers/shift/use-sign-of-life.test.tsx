import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { openRideWorld } from '../../../test/open-ride-world.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { SIGN_EVERY_MS } from './use-sign-of-life.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

async function openDashboard(duty: 'on' | 'break') {
  const world = await openRideWorld({ name: 'Dario Driver', role: 'driver' });
  world.put({ [`drivers/${world.person.uid}`]: aStoredShift({ duty }) });
  renderApp('/driver/dashboard', { world });
  await screen.findByRole('button', { name: duty === 'on' ? 'Take a break' : 'Go on duty' });
  return () => world.requestsOf('shifts.save');
}

test('a driver on duty is heard of every few minutes', async () => {
  const signs = await openDashboard('on');
  expect(signs()).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(2 * SIGN_EVERY_MS));
  expect(signs()).toBe(2);
});

test('a driver on a break gives no signs', async () => {
  const signs = await openDashboard('break');
  await act(() => vi.advanceTimersByTimeAsync(2 * SIGN_EVERY_MS));
  expect(signs()).toBe(0);
});
