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

/** A page waits so long for a server that says nothing. */
const IN_TIME = { timeout: 5000 };

/** A driver on the way to Robin, whose page is opened again some minutes later where there is no network. */
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

test('that is said of a copy that is only seconds old, too', async () => {
  await reopenInDeadSpot(0);
  const said = /^No connection yet\. What you see may be out of date: it is as of \d\d:\d\d\./;
  expect(await screen.findByText(said)).toBeShown();
  expect(screen.getByRole('link', { name: 'Call dispatch' })).toBeShown();
});

test('the shift is shown as the server last confirmed it, with nothing to press', async () => {
  await reopenInDeadSpot();
  const shift = within(await screen.findByRole('region', { name: 'Your shift' }));
  expect(shift.getByText('Blue van')).toBeShown();
  expect(shift.getByText('On duty')).toBeShown();
  expect(shift.getByText(/^As of \d\d:\d\d\. You can change it once you are online again\.$/)).toBeShown();
  expect(shift.queryAllByRole('button')).toEqual([]);
});

/** The same where requests are neither answered nor refused. */
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

test('where requests are not answered at all the page opens with what is kept, and the answer takes its place', async () => {
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

test('a refusal ends what is shown of the kept ride at once, and leaves nothing on the device', async () => {
  const { world, answer, access } = await reopenInSilence();
  world.stage.alter('u-dario', { status: 'rejected', rejectionReason: 'Fraud' });
  answer();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your ride' })).toBeNull());
  await waitFor(() => expect(access.session.current().state).toBe('signed-out'));
  expect(world.browser.openTab().lastKnown.holder()).toBeNull();
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

test('the passenger and the places of a promised ride that is due are kept, too', async () => {
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
