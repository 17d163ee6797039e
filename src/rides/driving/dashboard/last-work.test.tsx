import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { fail } from '#domain/shared/result.ts';
import { moveRide } from '#test/move-ride.ts';
import { openDriverOnDuty, openDriverOnTheWay } from '#test/open-driver-page.ts';
import { look, ridesOf } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

afterEach(() => localStorage.clear());

/** A driver on the way to Robin, whose page is opened again seven minutes later where there is no network. */
async function reopenInDeadSpot() {
  const page = await openDriverOnTheWay();
  const { world, passenger, id } = page;
  expect(await screen.findByText('Ring twice.')).toBeShown();
  page.unmount();
  world.network.goOffline();
  world.stage.clock.advance(7 * MINUTE_MS);
  const { access, user } = renderApp('/driver/dashboard', { world });
  return {
    passenger,
    id,
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    comeBack() {
      world.network.goOnline();
      act(() => look(access));
    },
    read: () => passenger.read(id),
  };
}

test('without a network a driver’s page opens with the last ride, its details, and as of when that is', async () => {
  await reopenInDeadSpot();
  expect(await screen.findByRole('region', { name: 'Your ride' })).toBeShown();
  expect(screen.getByText('Ring twice.')).toBeShown();
  expect(screen.getByText(/^No connection for 7 min\..* it is as of \d\d:\d\d\./)).toBeShown();
});

test('the passenger and the places that a dead spot kept away are there once the server is heard, without a press', async () => {
  const { access, world, lookNow, press, passenger } = await openDriverOnDuty();
  await passenger.book({ note: 'Ring twice.' });
  lookNow();
  vi.spyOn(ridesOf(access).rideViews, 'details').mockResolvedValueOnce(fail({ code: 'network' }));
  await press('Take ride from Northside, there in 10 min');
  expect(await screen.findByText(/^The passenger and the exact places could not be loaded/)).toBeShown();
  world.stage.clock.advance(MINUTE_MS);
  lookNow();
  expect(await screen.findByText('Ring twice.')).toBeShown();
});

test('only the steps that may wait can be pressed there, and they are sent once there is a network', async () => {
  const { press, comeBack, read } = await reopenInDeadSpot();
  await press('I have arrived');
  expect(await screen.findByText(/^No connection\. Not sent yet: I have arrived/)).toBeShown();
  for (const name of [/^Give back/, /^No-show/, /^5 min later/, /^Take ride/, 'Go off duty', 'Go on duty'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect((await read()).state).toBe('on_the_way');
  comeBack();
  await waitFor(async () => expect((await read()).state).toBe('arrived'), { timeout: 8000 });
  await waitFor(() => expect(screen.queryByText(/Not sent yet/)).toBeNull());
  expect(screen.queryByText(/as of/)).toBeNull();
});

test('what became of the ride meanwhile is said as soon as the server is heard', async () => {
  const { passenger, id, comeBack } = await reopenInDeadSpot();
  expect(await screen.findByRole('button', { name: 'I have arrived' })).toBeShown();
  await passenger.step(id, { did: 'cancel', why: 'too_long' });
  comeBack();
  expect(await screen.findByText('The passenger has cancelled the ride', { selector: 'p' })).toBeShown();
});

test('a promised ride that the device kept can be neither set off for, given back nor agreed to, and says why', async () => {
  const { world, passenger, press, lookNow, unmount } = await openDriverOnDuty();
  const pickUp = { kind: 'later', date: '2025-06-02', time: '07:30', turn: null } as const;
  const id = await passenger.book({ pickUp });
  lookNow();
  await press('Promise ride from Northside');
  await moveRide(await world.open({ role: 'admin' }), id, new Date('2025-06-02T07:45:00+02:00'));
  lookNow();
  await screen.findByText('07:30 is now 07:45');
  unmount();
  world.network.goOffline();
  const { user } = renderApp('/driver/dashboard', { world });
  const promised = within(await screen.findByRole('region', { name: 'Promised' }));
  expect(promised.getByText('Possible once you are online again.')).toBeShown();
  const buttons = promised.getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'OK: 07:45, ride from Northside',
    'Give back the ride from Northside',
    'Set off for the ride from Northside',
  ]);
  for (const button of buttons) {
    expect(button.getAttribute('aria-disabled')).toBe('true');
    // oxlint-disable-next-line no-await-in-loop -- one button after the other
    await user.click(button);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
});
