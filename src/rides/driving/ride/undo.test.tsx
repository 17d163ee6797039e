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

/** A driver who has taken this number of steps. */
async function openAfter(presses: number) {
  const page = await openDriverOnTheWay();
  for (const key of KEYS.slice(0, presses)) await page.press(key);
  return page;
}

describe('the button that undoes the last step [B9]', () => {
  test.each([
    [1, 'on_the_way'],
    [2, 'arrived'],
    [3, 'in_progress'],
  ] as const)('after %s steps one press restores %s, without a question', async (presses, state) => {
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

  test('a no-show is undone, and the driver waits as before', async () => {
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

  test('the button is reached by keyboard, is as high as a finger, and is announced', async () => {
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

  test('the second press of a double press does not reach the button', async () => {
    // A slow machine may find the button only when its pause is over.
    const pauses: boolean[] = [];
    const observer = new MutationObserver(() => {
      const key = screen.queryByRole('button', { name: /^Undo/ });
      if (key !== null) pauses.push(key.closest('[style*="pointer-events: none"]') !== null);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    await openAfter(1);
    await undoKey('I have arrived');
    await waitFor(() => expect(pauses.at(-1)).toBe(false));
    expect(pauses[0]).toBe(true);
    observer.disconnect();
  });

  test('the button disappears after thirty seconds', async () => {
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

  test('a press that is too late for the server says whom to call, and changes nothing', async () => {
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

  test('a step that dispatch has entered cannot be undone by the driver', async () => {
    const { world, id, lookNow } = await openDriverOnTheWay();
    await (await world.open({ uid: 'u-olga', role: 'admin' })).step(id, { did: 'arrive' });
    lookNow();
    await screen.findByRole('button', { name: 'Passenger on board' });
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  test('a driver who has dismissed the note of the end is not offered the undo again', async () => {
    const { press } = await openAfter(3);
    await undoKey('Ride completed');
    await press('OK');
    await noUndo();
    expect(screen.queryByText('Ride completed')).toBeNull();
  });

  test('a driver with a next ride can still undo the end of the last ride', async () => {
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

  test('the undo of an unsent step removes the step from the waiting steps, and the step is never sent', async () => {
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

  test('a ride that dispatch reopens comes back with the undone step, and is announced', async () => {
    const { world, id, lookNow, press } = await openAfter(3);
    await press('OK');
    await (await world.open({ uid: 'u-olga', role: 'admin' })).step(id, { did: 'take_back' });
    lookNow();
    expect(await screen.findByText('Dispatch has taken back: Ride completed, 14:00')).toBeShown();
    const heard = screen.getByText(/^Dispatch has reopened your ride: Northside to /);
    expect(heard.closest('[aria-live]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  test('the German button names the step that it undoes', () => {
    expect(de.ride.undo(de.ride.steps.arrive)).toBe('Zurücknehmen: Ich bin da');
  });
});
