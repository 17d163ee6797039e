import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openDriverOnDuty, openDriverOnTheWay } from '#test/open-driver-page.ts';

const yourRide = () => screen.findByRole('region', { name: 'Your ride' });

type Page = Pick<Awaited<ReturnType<typeof openDriverOnDuty>>, 'world' | 'lookNow'>;

/** Pia books a ride without a pick-up time. Dispatch assigns the ride to Dario. */
async function assign({ world, lookNow }: Page) {
  const pia = await world.open({ name: 'Pia Passenger', role: 'passenger' });
  const olga = await world.open({ uid: 'u-olga', role: 'admin' });
  const id = await pia.book();
  await olga.step(id, { did: 'assign', driver: 'u-dario' });
  lookNow();
  return () => olga.step(id, { did: 'recall' });
}

test('a ride that dispatch assigned is marked and announced as assigned until the driver sets off', async () => {
  const page = await openDriverOnDuty();
  await assign(page);
  const ride = within(await yourRide());
  expect(ride.getByText('Assigned by dispatch.')).toBeShown();
  expect(screen.queryByText(/^You have promised/)).toBeNull();
  const news = screen.getByText(/^Dispatch has assigned you a ride: Northside to /);
  expect(news.closest('[aria-live]')).not.toBeNull();
  await page.press('Set off, there in 10 min');
  await screen.findByText('You are on the way to the passenger.');
  expect(news.isConnected).toBe(false);
});

test('a ride that the driver has taken is not announced as a promise', async () => {
  await openDriverOnTheWay();
  await yourRide();
  expect(screen.queryByText(/^You have promised/)).toBeNull();
});

test('a ride that was assigned meanwhile is marked among the promised rides', async () => {
  const page = await openDriverOnTheWay();
  await assign(page);
  const promised = await screen.findByRole('region', { name: 'Promised' });
  expect(within(promised).getByText('Assigned by dispatch.')).toBeShown();
});

test('the end of a ride is shown until the next ride appears, and not above the next ride', async () => {
  const page = await openDriverOnTheWay();
  await page.press('I have arrived');
  await page.press('Passenger on board');
  await page.press('Ride completed');
  expect(await screen.findByRole('button', { name: 'OK' })).toBeShown();
  await assign(page);
  await yourRide();
  await waitFor(() => expect(screen.queryByText('Ride completed')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Your ride');
});

test('the focus of a note that disappears because the ride is offered again is not lost', async () => {
  const { world, id, lookNow } = await openDriverOnTheWay();
  const olga = await world.open({ uid: 'u-olga', role: 'admin' });
  await olga.step(id, { did: 'recall' });
  lookNow();
  const note = (await screen.findByText('This ride is no longer yours', { selector: 'p' })).closest(
    'div[tabindex]',
  );
  await waitFor(() => expect(document.activeElement).toBe(note));
  await olga.step(id, { did: 'offer', driver: 'u-dario' });
  lookNow();
  await waitFor(() => expect(note?.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('the failure of a step of a cancelled ride is not shown with the next ride', async () => {
  const page = await openDriverOnTheWay();
  const recall = await assign(page);
  await screen.findByRole('region', { name: 'Promised' });
  await page.passenger.step(page.id, { did: 'cancel', why: 'mistake' });
  await page.press('I have arrived');
  expect(await screen.findByText('The passenger has cancelled the ride')).toBeShown();
  await page.button('Set off, there in 10 min');
  expect(screen.queryByRole('alert')).toBeNull();
  await recall();
  page.lookNow();
  expect(await screen.findByText('This ride is no longer yours')).toBeShown();
  expect(screen.queryByRole('alert')).toBeNull();
});
