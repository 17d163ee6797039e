import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPassengerRide } from '#test/open-passenger-ride.ts';
import { look } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

/** A passenger whose driver is on the way, and whose page is reopened without a network. */
async function reopenInDeadSpot() {
  const { world, id, see, unmount } = await openPassengerRide();
  const driver = await world.openDriver();
  await driver.step(id, { did: 'take', minutes: 10 });
  await see('Your driver is on the way');
  expect(await screen.findByText('5 Mill Road, Northside')).toBeShown();
  unmount();
  world.network.goOffline();
  const { access } = renderApp('/passenger/dashboard', { world });
  const ride = within(await screen.findByRole('region', { name: 'Your ride' }));
  return { world, access, ride, id, driver };
}

test('without a network a passenger’s page opens with their open ride, its places and its age', async () => {
  const { ride } = await reopenInDeadSpot();
  expect(ride.getByText('Blue van')).toBeShown();
  expect(ride.getByText('5 Mill Road, Northside')).toBeShown();
  expect(
    screen.getByText(/^No connection yet\. What you see may be out of date: it is as of \d\d:\d\d\.$/),
  ).toBeShown();
});

test('a cached ride has no button but the call', async () => {
  const { ride } = await reopenInDeadSpot();
  expect(ride.getByRole('link', { name: /^Call Dario Driver/ })).toBeShown();
  expect(ride.queryAllByRole('button')).toEqual([]);
  for (const name of ['Request ride', 'Book another ride', 'Try again'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('the server’s answer replaces the cached ride, and the buttons come back', async () => {
  const { world, access, ride, id, driver } = await reopenInDeadSpot();
  await driver.step(id, { did: 'arrive' });
  world.network.goOnline();
  look(access);
  expect(await ride.findByText(/^Your driver is here/)).toBeShown();
  expect(ride.getByText('5 Mill Road, Northside')).toBeShown();
  expect(await ride.findByRole('button', { name: 'Cancel ride' })).toBeShown();
  expect(screen.queryByText(/as of/)).toBeNull();
});

test('once the ride has ended nothing of the ride or its passenger is left on the device', async () => {
  const { world, see, id } = await openPassengerRide();
  const cached = () => world.browser.openTab().lastKnown.holder();
  await waitFor(() => expect(cached()).not.toBeNull());
  await world.person.step(id, { did: 'cancel', why: 'too_long' });
  await see('Ride cancelled by you');
  await waitFor(() => expect(cached()).toBeNull());
});
