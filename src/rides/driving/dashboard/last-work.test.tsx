import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/durations.ts';
import { fail } from '#domain/shared/result.ts';
import { laterForm } from '#test/later-form.ts';
import { moveRide } from '#test/move-ride.ts';
import { openDriverOnDuty, openDriverOnTheWay } from '#test/open-driver-page.ts';
import { look, ridesOf } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

afterEach(() => localStorage.clear());

/** Longer than a page waits for a silent server. */
const IN_TIME = { timeout: 5000 };

/** A driver on the way to Robin, whose page is reopened some minutes later without a network. */
async function reopenInDeadSpot(minutes = 7) {
  const page = await openDriverOnTheWay();
  const { world, passenger, id } = page;
  expect(await screen.findByText('Ring twice.')).toBeShown();
  page.unmount();
  world.network.goOffline();
  world.stage.clock.advance(minutes * MINUTE_MS);
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

test('without a network a driver’s page opens with the last ride, its details and its age', async () => {
  await reopenInDeadSpot();
  expect(await screen.findByRole('region', { name: 'Your ride' })).toBeShown();
  expect(screen.getByText('Ring twice.')).toBeShown();
  expect(screen.getByText(/^No connection for 7 min\..* it is as of \d\d:\d\d\./)).toBeShown();
});

test('the passenger and the places that a dead spot withheld appear with the server’s answer, without a press', async () => {
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

test('a cached ride that is only seconds old also shows its age', async () => {
  await reopenInDeadSpot(0);
  const said = /^No connection yet\. What you see may be out of date: it is as of \d\d:\d\d\./;
  expect(await screen.findByText(said)).toBeShown();
  expect(screen.getByRole('link', { name: 'Call dispatch' })).toBeShown();
});

test('the shift is shown as the server last confirmed it, without buttons', async () => {
  await reopenInDeadSpot();
  const shift = within(await screen.findByRole('region', { name: 'Your shift' }));
  expect(shift.getByText('Blue van')).toBeShown();
  expect(shift.getByText('On duty')).toBeShown();
  expect(shift.getByText(/^As of \d\d:\d\d\. You can change it once you are online again\.$/)).toBeShown();
  expect(shift.queryAllByRole('button')).toEqual([]);
});

/** A driver on the way to Robin, whose page is reopened while requests get neither an answer nor an error. */
async function reopenInSilence() {
  const page = await openDriverOnTheWay();
  const { world, passenger, id } = page;
  expect(await screen.findByText('Ring twice.')).toBeShown();
  page.unmount();
  const answer = world.network.hold();
  const { access } = renderApp('/driver/dashboard', { world });
  expect(screen.queryByRole('region', { name: 'Your ride' })).toBeNull();
  expect(await screen.findByRole('region', { name: 'Your ride' }, IN_TIME)).toBeShown();
  return { world, passenger, id, answer, access };
}

test('with a silent server the page opens with the cached ride, which the answer replaces', async () => {
  const { passenger, id, answer } = await reopenInSilence();
  expect(screen.getByText(/^No connection yet\./)).toBeShown();
  expect(screen.getByText('Ring twice.')).toBeShown();
  expect(screen.getByText(/^As of \d\d:\d\d\. You can change it/)).toBeShown();
  await passenger.step(id, { did: 'cancel', why: 'too_long' });
  answer();
  expect(await screen.findByText('The passenger has cancelled the ride', { selector: 'p' })).toBeShown();
  expect(await screen.findByRole('button', { name: 'Go off duty' })).toBeShown();
  expect(screen.queryByText(/as of/i)).toBeNull();
});

test('a refusal removes the cached ride from page and device at once', async () => {
  const { world, answer, access } = await reopenInSilence();
  world.stage.alter('u-dario', { status: 'rejected', rejectionReason: 'Fraud' });
  answer();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your ride' })).toBeNull());
  await waitFor(() => expect(access.session.current().state).toBe('signed-out'));
  expect(world.browser.openTab().lastKnown.holder()).toBeNull();
});

test('without a network only steps that may wait can be pressed, and they are sent once the network is back', async () => {
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

test('the passenger and the places of a due promised ride are also cached', async () => {
  const { world, passenger, press, lookNow, unmount } = await openDriverOnDuty();
  await passenger.book({ pickUp: laterForm(world.stage.clock.now(), 24), note: 'Ring twice.' });
  lookNow();
  await press('Promise ride from Northside');
  world.stage.clock.advance(23.5 * HOUR_MS);
  expect(await screen.findByText('Ring twice.', {}, IN_TIME)).toBeShown();
  lookNow();
  unmount();
  world.network.goOffline();
  renderApp('/driver/dashboard', { world });
  expect(await screen.findByText('Ring twice.')).toBeShown();
});

test('a cached promised ride can be neither set off for, given back nor agreed to, and says why', async () => {
  const { world, passenger, press, lookNow, unmount } = await openDriverOnDuty();
  // The driver may already set off for this ride, although it is not due.
  const pickUp = { kind: 'later', date: '2025-06-01', time: '15:15', turn: null } as const;
  const id = await passenger.book({ pickUp });
  lookNow();
  await press('Promise ride from Northside');
  await moveRide(await world.open({ role: 'admin' }), id, new Date('2025-06-01T15:25:00+02:00'));
  lookNow();
  await screen.findByText('15:15 is now 15:25');
  unmount();
  world.network.goOffline();
  const { user } = renderApp('/driver/dashboard', { world });
  const promised = within(await screen.findByRole('region', { name: 'Promised' }));
  expect(promised.getByText('Possible once you are online again.')).toBeShown();
  const buttons = promised.getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'OK: 15:25, ride from Northside',
    'Give back the ride from Northside',
    'Set off for the ride from Northside',
  ]);
  for (const button of buttons) {
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
});
