import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/durations.ts';
import { laterForm } from '#test/later-form.ts';
import { look, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { aVibratingDevice } from '#test/vibrating-device.ts';

const DISPATCH = 'Ride cancelled by the dispatcher.';
const OWN = 'Ride cancelled by you.';

/** A passenger's page with a ride in each of these numbers of hours, and a dispatcher who can cancel them. */
async function openPage(...hours: readonly number[]) {
  const vibrate = aVibratingDevice();
  const world = await openRideWorld({ role: 'passenger', name: 'Robin Rider' });
  const { clock } = world.stage;
  const ids: string[] = [];
  for (const each of hours) {
    // oxlint-disable-next-line no-await-in-loop -- each booking takes the next slot
    ids.push(await world.person.book({ pickUp: laterForm(clock.now(), each) }));
  }
  const dispatcher = await world.open({ role: 'admin' });
  const app = renderApp('/passenger/dashboard', { world });
  await screen.findByRole('region', { name: 'Later rides' });
  await app.user.keyboard('{Shift}');
  const callOff = async (id = '') => {
    clock.advance(MINUTE_MS);
    await dispatcher.step(id, { did: 'cancel', why: 'no_driver' });
  };
  const see = async (check: () => void) => {
    act(() => look(app.access));
    await waitFor(check);
  };
  return { ...app, world, clock, ids, vibrate, callOff, see };
}

const cards = () =>
  screen
    .queryAllByRole('region', { name: /^Your ride/ })
    .map((region) => within(region).getByRole('status').textContent);
const announced = (text: string) => screen.getByText(text, { selector: 'output.sr-only' });

describe('a later ride that dispatch cancels', () => {
  test('its cancellation replaces an older outcome, with a sound, and is announced with its time', async () => {
    const { world, clock, ids, vibrate, callOff, see } = await openPage(24);
    const now = await world.person.book();
    await see(() => expect(cards()).toEqual(['Looking for a driver.']));
    clock.advance(MINUTE_MS);
    await world.person.step(now, { did: 'cancel', why: 'mistake' });
    await see(() => expect(cards()).toEqual([OWN]));
    expect(vibrate).not.toHaveBeenCalled();
    await callOff(ids[0]);
    await see(() => expect(cards()).toEqual([DISPATCH]));
    expect(screen.getByRole('region', { name: 'Your ride' }).textContent).toContain(
      'Pick-up: 2 Jun 2025, 14:00.',
    );
    expect(announced(`Your ride of 2 Jun 2025, 14:00: ${DISPATCH}`)).toBeDefined();
    expect(vibrate).toHaveBeenCalledOnce();
    expect(document.title).toContain('Ride cancelled');
  });

  test('its cancellation is shown beside the ride under way, with a sound', async () => {
    const { world, ids, vibrate, callOff, see } = await openPage(24);
    await world.person.book();
    await see(() => expect(cards()).toEqual(['Looking for a driver.']));
    await callOff(ids[0]);
    await see(() => expect(cards()).toEqual(['Looking for a driver.', DISPATCH]));
    expect(screen.getByRole('region', { name: 'Your ride of 2 Jun 2025, 14:00' })).toBeShown();
    expect(vibrate).toHaveBeenCalledOnce();
  });

  test('two cancellations between two answers are both shown, with one sound', async () => {
    const { ids, vibrate, callOff, see } = await openPage(24, 48);
    await callOff(ids[0]);
    await callOff(ids[1]);
    await see(() => expect(cards()).toEqual([DISPATCH, DISPATCH]));
    expect(
      announced(`Your ride of 3 Jun 2025, 14:00: ${DISPATCH} Your ride of 2 Jun 2025, 14:00: ${DISPATCH}`),
    ).toBeDefined();
    expect(vibrate).toHaveBeenCalledOnce();
  });

  test('after a reload its cancellation is shown for half an hour, without a sound', async () => {
    const { world, ids, clock, vibrate, callOff, see, unmount } = await openPage(24);
    await callOff(ids[0]);
    await see(() => expect(cards()).toEqual([DISPATCH]));
    unmount();
    vibrate.mockClear();
    const { access } = renderApp('/passenger/dashboard', { world });
    await waitFor(() => expect(cards()).toEqual([DISPATCH]));
    expect(vibrate).not.toHaveBeenCalled();
    clock.advance(0.5 * HOUR_MS);
    act(() => look(access));
    await waitFor(() => expect(cards()).toEqual([]));
  });

  test('a ride that the passenger cancels elsewhere is announced without a sound', async () => {
    const { world, ids, vibrate, see } = await openPage(24);
    await world.person.step(ids[0] ?? '', { did: 'cancel', why: 'not_needed' });
    await see(() => expect(cards()).toEqual([OWN]));
    expect(announced(`Your ride of 2 Jun 2025, 14:00: ${OWN}`)).toBeDefined();
    expect(vibrate).not.toHaveBeenCalled();
  });
});
