import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { wallTimeAt } from '#domain/shared/time/wall-time.ts';
import { HOUR_MS } from '#domain/shared/durations.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { openDriverOnDuty } from '#test/open-driver-page.ts';
import { givesBack } from '#domain/rides/model/steps/gives-back.builder.ts';

const promised = () => screen.findByRole('region', { name: 'Promised' });

/** A driver on duty who sees a request for two o'clock tomorrow. */
async function openLaterRequest() {
  const page = await openDriverOnDuty();
  const at = new Date(page.world.stage.clock.now().getTime() + 24 * HOUR_MS);
  const [date = '', time = ''] = wallTimeAt(at, 'Europe/Berlin').split('T');
  const id = await page.passenger.book({ pickUp: { kind: 'later', date, time, turn: null } });
  page.lookNow();
  const request = await page.button('Promise ride from Northside');
  const read = () => page.passenger.read(id);
  /** Moves the clock to an hour before the pick-up. The driver may then set off, although the ride is not due. */
  const untilDepartable = async () => {
    page.world.stage.clock.advance(23 * HOUR_MS);
    page.lookNow();
    await waitFor(() => expect(screen.queryByText(/You can set off from/)).toBeNull(), { timeout: 3000 });
  };
  return { ...page, id, request, read, untilDepartable };
}

describe('a request for later', () => {
  test('a later request can be promised but not yet taken, and is then in the list of promised rides', async () => {
    const { user, request, read } = await openLaterRequest();
    const requests = screen.getByRole('region', { name: 'Ride requests' });
    expect(requests.textContent).toContain('Pick-up tomorrow 14:00');
    expect(within(requests).queryByRole('button', { name: '5 min' })).toBeNull();
    await user.click(request);
    const list = await promised();
    expect(within(list).getByRole('heading', { name: 'Tomorrow 14:00' })).toBeShown();
    expect(await read()).toMatchObject({ state: 'accepted', driver: 'u-dario' });
    expect(await within(requests).findByText('You have promised this ride.')).toBeShown();
    expect(screen.getByRole('region', { name: 'Ride requests' })).toBeShown();
    expect(screen.queryByRole('region', { name: 'Your ride' })).toBeNull();
  });

  test('the passenger and the exact places are read only when the ride is due, and the page says so', async () => {
    const { user, request, world } = await openLaterRequest();
    await user.click(request);
    const list = await promised();
    const opens = /^You see name, number and exact places from tomorrow 13:30, or once you set off\./;
    expect(within(list).getByText(opens)).toBeShown();
    for (const known of ['Northside', 'City Hospital', '1 person']) expect(list.textContent).toContain(known);
    expect(world.requestsOf('read rides/*/private/*')).toBe(0);
    world.stage.clock.advance(23.5 * HOUR_MS);
    expect(await within(list).findByText('Robin Rider', {}, { timeout: 3000 })).toBeShown();
    expect(within(list).queryByText(opens)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the passenger and the exact places appear once the driver sets off early', async () => {
    const { user, request, press, world, untilDepartable } = await openLaterRequest();
    await user.click(request);
    await promised();
    await untilDepartable();
    await press('Set off for the ride from Northside');
    await press('Set off');
    const ride = await screen.findByRole('region', { name: 'Your ride' });
    expect(await within(ride).findByText('Robin Rider')).toBeShown();
    expect(ride.textContent).toContain('5 Mill Road, Northside');
    expect(world.requestsOf('read rides/*/private/*')).toBe(1);
  });

  test('a driver can set off only from the time that the ride says, and must confirm before the ride is due', async () => {
    const { user, request, press, read, untilDepartable } = await openLaterRequest();
    await user.click(request);
    const list = await promised();
    expect(within(list).getByText(/You can set off from tomorrow 12:30\.$/)).toBeShown();
    expect(within(list).queryByRole('button', { name: /^Set off/ })).toBeNull();
    await untilDepartable();
    await press('Set off for the ride from Northside');
    const asked = await screen.findByRole('dialog', { name: 'Set off already?' });
    expect(asked.textContent).toContain('The pick-up is not until today 14:00.');
    await press('Not yet');
    expect((await read()).state).toBe('accepted');
    await press('Set off for the ride from Northside');
    await press('Set off');
    expect(await screen.findByText('You are on the way to the passenger.')).toBeShown();
    expect((await read()).state).toBe('on_the_way');
    expect(screen.queryByRole('region', { name: 'Promised' })).toBeNull();
  });

  test('the input about a promised ride survives when it becomes the current ride', async () => {
    const { user, request, press, world, lookNow, read, id } = await openLaterRequest();
    await user.click(request);
    await promised();
    await press('Give back the ride from Northside');
    await user.click(await screen.findByRole('radio', { name: 'Another reason' }));
    await user.type(screen.getByRole('textbox', { name: /What happened/ }), 'The road is closed');
    world.stage.clock.advance(23.5 * HOUR_MS);
    lookNow();
    await screen.findByRole('region', { name: 'Your ride' });
    await press('Give back');
    const dialog = within(await screen.findByRole('dialog', { name: 'Give this ride back?' }));
    expect(dialog.getByRole('textbox', { name: /What happened/ })).toHaveProperty(
      'value',
      'The road is closed',
    );
    await user.click(dialog.getByRole('button', { name: 'Give back' }));
    await waitFor(async () => expect((await read()).did).toBe(givesBack().did));
    const olga = await world.open({ role: 'admin' });
    const [remark] = valueOf(await olga.rides.rideViews.remarks(id));
    expect(remark).toMatchObject({ why: 'other', note: 'The road is closed' });
  });

  test('a promised ride can be given back with a reason', async () => {
    const { user, request, press, read } = await openLaterRequest();
    await user.click(request);
    await promised();
    await press('Give back the ride from Northside');
    const dialog = await screen.findByRole('dialog', { name: 'Give this ride back?' });
    // Before the ride is due the driver has no number to call.
    expect(dialog.textContent).not.toContain('call the passenger');
    await user.click(within(dialog).getByRole('radio', { name: 'Trouble with the car' }));
    await user.click(within(dialog).getByRole('button', { name: 'Give back' }));
    expect(await screen.findByText('You have given the ride back')).toBeShown();
    expect(await read()).toMatchObject({ state: 'requested', driver: null });
  });

  test('a driver who is off duty reads that they have to go on duty before they set off', async () => {
    const { user, request, press, untilDepartable } = await openLaterRequest();
    await user.click(request);
    await promised();
    await untilDepartable();
    await press('Go off duty');
    await press('Keep it and go off duty');
    await screen.findByRole('button', { name: 'Go on duty' });
    await press('Set off for the ride from Northside');
    await press('Set off');
    expect((await screen.findByRole('alert')).textContent).toContain('Go on duty first.');
  });

  test('a promised ride that its passenger cancels disappears, and the page says so', async () => {
    const { user, request, passenger, id, lookNow } = await openLaterRequest();
    await user.click(request);
    await promised();
    await passenger.step(id, { did: 'cancel', why: 'not_needed' });
    lookNow();
    expect(await screen.findByText('The passenger has cancelled the ride')).toBeShown();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Promised' })).toBeNull());
  });
});
