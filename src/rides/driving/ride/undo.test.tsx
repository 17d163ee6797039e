import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '#domain/shared/durations.ts';
import { texts as de } from '../driving-copy.de.ts';
import { openDriverOnTheWay } from '#test/open-driver-page.ts';

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

const KEYS = ['I have arrived', 'Passenger on board', 'Ride completed'] as const;
const undoKey = (step: string) => screen.findByRole('button', { name: `Undo: ${step}` });
const noUndo = () => waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());

/** A driver who has pressed so many of the keys. */
async function openAfter(presses: number) {
  const page = await openDriverOnTheWay();
  for (const key of KEYS.slice(0, presses)) await page.press(key);
  return page;
}

describe('the key that takes the last step back [B9]', () => {
  test.each([
    [1, 'on_the_way'],
    [2, 'arrived'],
    [3, 'in_progress'],
  ] as const)('after %s steps one press leads back to %s, without a question', async (presses, state) => {
    const { passenger, id, user } = await openAfter(presses);
    const key = KEYS[presses - 1] ?? '';
    await user.click(await undoKey(key));
    await screen.findByRole('button', { name: key });
    expect(screen.queryByRole('dialog')).toBeNull();
    const ride = await passenger.read(id);
    expect(ride).toMatchObject({ state, endedAt: null });
    expect(ride.log.at(-1)?.did).toBe('take_back');
    await noUndo();
  });

  test('a no-show is taken back, and the driver waits as before', async () => {
    const { world, press, passenger, id, user } = await openAfter(1);
    world.stage.clock.advance(6 * MINUTE_MS);
    await waitFor(() => expect(screen.queryByText(/^Possible from/)).toBeNull());
    await press('No-show');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'No-show' }));
    await screen.findByText('Recorded as a no-show', { selector: 'p' });
    await user.click(await undoKey('No-show'));
    expect(await screen.findByText('You are waiting for the passenger.')).toBeShown();
    expect(screen.queryByText('Recorded as a no-show')).toBeNull();
    expect((await passenger.read(id)).state).toBe('arrived');
  });

  test('it is reached by keyboard, as high as a finger, and said to whoever hears the page', async () => {
    const { user } = await openAfter(1);
    const key = await undoKey('I have arrived');
    expect(key.className).toContain('min-h-12');
    expect(screen.getByText('I have arrived. You can undo this for 30 seconds.').tagName).toBe('OUTPUT');
    await waitFor(async () => {
      await user.tab();
      expect(document.activeElement).toBe(key);
    });
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'I have arrived' });
    expect(document.activeElement).not.toBe(document.body);
  });

  test('the second press of a double one is not for it', async () => {
    await openAfter(1);
    const key = await undoKey('I have arrived');
    expect(key.closest('[style*="pointer-events: none"]')).not.toBeNull();
    await waitFor(() => expect(key.closest('[style*="pointer-events: none"]')).toBeNull());
  });

  test('after thirty seconds it is gone', async () => {
    const { world } = await openAfter(1);
    await undoKey('I have arrived');
    world.stage.clock.advance(29 * SECOND_MS);
    await new Promise((resolve) => {
      setTimeout(resolve, 1100);
    });
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeNull();
    world.stage.clock.advance(SECOND_MS);
    await noUndo();
    expect(screen.queryByText(/You can undo this/)).toBeNull();
  });

  test('pressed too late for the server it says whom to call, and nothing has changed', async () => {
    const { world, user, passenger, id } = await openAfter(1);
    const key = await undoKey('I have arrived');
    await waitFor(() => expect(key.closest('[style*="pointer-events: none"]')).toBeNull());
    world.stage.clock.advance(31 * SECOND_MS);
    await user.click(key);
    expect(
      await screen.findByText(
        'This cannot be taken back here any more. Call dispatch, who can do it for you.',
      ),
    ).toBeShown();
    expect((await passenger.read(id)).state).toBe('arrived');
  });

  test('what dispatch has entered is not for the driver to take back', async () => {
    const { world, id, lookNow } = await openDriverOnTheWay();
    await (await world.open({ uid: 'u-olga', role: 'admin' })).step(id, { did: 'arrive' });
    lookNow();
    await screen.findByRole('button', { name: 'Passenger on board' });
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  test('whoever has read the note of the end is not asked once more', async () => {
    const { press } = await openAfter(3);
    await undoKey('Ride completed');
    await press('OK');
    await noUndo();
    expect(screen.queryByText('Ride completed')).toBeNull();
  });

  test('a driver whose next ride is there can still take the end of the last one back', async () => {
    const { world, passenger, id, lookNow, press, user } = await openAfter(2);
    const other = await world.open({ uid: 'u-pia', name: 'Pia Passenger', role: 'passenger' });
    const olga = await world.open({ uid: 'u-olga', role: 'admin' });
    await olga.step(await other.book(), { did: 'assign', driver: 'u-dario' });
    lookNow();
    await screen.findByRole('region', { name: 'Promised' });
    await press('Ride completed');
    await screen.findByText('Assigned by dispatch.');
    await user.click(await undoKey('Ride completed'));
    expect(await screen.findByText('The passenger is on board.')).toBeShown();
    expect((await passenger.read(id)).state).toBe('in_progress');
  });

  test('what is not sent yet is taken out of what waits, and never sent', async () => {
    const { world, press, passenger, id, user, lookNow } = await openDriverOnTheWay();
    world.network.goOffline();
    await press('I have arrived');
    await screen.findByText(/^No connection\. Not sent yet: I have arrived/);
    await user.click(await undoKey('I have arrived'));
    await waitFor(() => expect(screen.queryByText(/Not sent yet/)).toBeNull());
    await screen.findByRole('button', { name: 'I have arrived' });
    world.network.goOnline();
    lookNow();
    await screen.findByRole('button', { name: 'I have arrived' });
    expect((await passenger.read(id)).log.map(({ did }) => did)).toEqual(['request', 'take']);
  });

  test('a ride that dispatch reopens comes back with what was taken back, and is heard', async () => {
    const { world, id, lookNow, press } = await openAfter(3);
    await press('OK');
    await (await world.open({ uid: 'u-olga', role: 'admin' })).step(id, { did: 'take_back' });
    lookNow();
    expect(await screen.findByText('Dispatch has taken back: Ride completed, 14:00')).toBeShown();
    const heard = screen.getByText(/^Dispatch has reopened your ride: Northside to /);
    expect(heard.closest('[aria-live]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  test('the German key says what it takes back', () => {
    expect(de.ride.undo(de.ride.steps.arrive)).toBe('Zurücknehmen: Ich bin da');
  });
});
