import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { HOUR_MS } from '#domain/shared/durations.ts';
import { laterForm } from '#test/later-form.ts';
import { moveRide } from '#test/move-ride.ts';
import { openDriverPage } from '#test/open-driver-page.ts';

/** A driver at home who was on duty earlier; Robin has requested a ride of tomorrow and one for now. */
async function openAtHome() {
  const page = await openDriverPage({ 'drivers/u-dario': aStoredShift({ duty: 'off' }) });
  const pickUp = laterForm(page.world.stage.clock.now(), 24);
  const id = await page.passenger.book({ pickUp });
  await page.passenger.book();
  return { ...page, id };
}

test('a driver at home sees later requests alone, promises one with two presses, and reads that the ride was moved', async () => {
  const { press, passenger, id, world, user, lookNow } = await openAtHome();
  let presses = 0;
  const count = () => (presses += 1);
  document.addEventListener('click', count);
  onTestFinished(() => document.removeEventListener('click', count));
  expect(screen.queryByRole('region', { name: 'Requests for later' })).toBeNull();
  const lists = world.requestsOf('list rides');
  await press('Show requests for later');
  const region = await screen.findByRole('region', { name: 'Requests for later' });
  const promise = await within(region).findByRole('button', { name: 'Promise ride from Northside' });
  expect(world.requestsOf('list rides')).toBeGreaterThan(lists);
  expect(region.textContent).toContain('You promise them in this car: Blue van.');
  expect(within(region).queryByRole('group', { name: /^Take ride/ })).toBeNull();
  await user.click(promise);
  await waitFor(async () =>
    expect(await passenger.read(id)).toMatchObject({ state: 'accepted', driver: 'u-dario' }),
  );
  expect(presses).toBe(2);
  const promised = await screen.findByRole('region', { name: 'Promised' });
  const ada = await world.open({ name: 'Ada Admin', role: 'admin' });
  await moveRide(ada, id, new Date((await ada.read(id)).pickupAt.getTime() + HOUR_MS));
  lookNow();
  expect(await within(promised).findByText(/^\d\d:\d\d is now \d\d:\d\d$/)).toBeShown();
  expect(screen.getByText(/^Dispatch has moved a ride that you have promised/)).toBeShown();
  expect(screen.getByRole('button', { name: 'Go on duty' })).toBeShown();
});

test('a driver who was never on duty saves a car and a number, and then sees the requests for later', async () => {
  const { press, user, world } = await openDriverPage();
  expect(screen.queryByRole('button', { name: 'Show requests for later' })).toBeNull();
  await user.type(await screen.findByRole('textbox', { name: 'Phone' }), '+1 555 0101');
  await press('Save car and number only');
  expect(await screen.findByRole('button', { name: 'Show requests for later' })).toBeShown();
  expect(world.stage.world.documents.read('drivers/u-dario')).toMatchObject({
    duty: 'off',
    phone: '+1 555 0101',
  });
});
