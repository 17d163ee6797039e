import { aFullPlan } from '#domain/rides/model/dispatch/full-plan.builder.ts';
import { aStoredPaperKinds } from '#domain/rides/model/firm/papers.builder.ts';
import { SEED_PASSWORD } from '#emulator-seed/seed-accounts.ts';
import { createPerson, storeDocuments } from '../backend-data.ts';
import { DriverPage } from '../driver-page.ts';
import { expect } from '../fixtures.ts';
import { showBoard, showDocuments, showFullBoard } from '../full-board.ts';
import { expectPictures } from './expect-pictures.ts';
import { NOW, showOnlySeed, signedInThen, test } from './steady-page.ts';

// The rides of the seed do not change: no other test signs in as its people or takes their requests.
const seedPerson = (name: string) => ({ email: `${name}@example.com`, password: SEED_PASSWORD });

for (const { state, passenger, says } of [
  { state: 'requested', passenger: 'third-passenger', says: 'Looking for a driver' },
  { state: 'on-the-way', passenger: 'fourth-passenger', says: 'Your driver is on the way' },
  { state: 'arrived', passenger: 'fifth-passenger', says: 'Your driver is here' },
  { state: 'in-progress', passenger: 'sixth-passenger', says: 'On board' },
]) {
  test(`a passenger’s page looks as it did and has no barrier while the ride is ${state}`, async ({
    page,
  }) => {
    await signedInThen(page, seedPerson(passenger));
    await page.goto('/passenger/dashboard');
    await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible();
    await expectPictures(page, `passenger-${state}`, 'page');
  });
}

for (const { state, driver, step } of [
  { state: 'on-the-way', driver: 'third-driver', step: 'I have arrived' },
  { state: 'arrived', driver: 'fourth-driver', step: 'Passenger on board' },
  { state: 'in-progress', driver: 'fifth-driver', step: 'Ride completed' },
]) {
  test(`a driver’s page looks as it did and has no barrier while the ride is ${state}`, async ({ page }) => {
    await signedInThen(page, seedPerson(driver));
    await page.goto('/driver/dashboard');
    await expect(page.getByRole('button', { name: step, exact: true })).toBeVisible();
    await expect(page.getByText('Loading the passenger and the places')).toHaveCount(0);
    await expectPictures(page, `driver-${state}`, 'page');
  });
}

test('the requests that a driver may take look as they did and have no barrier', async ({ page }) => {
  await showOnlySeed(page);
  await signedInThen(page, await createPerson({ name: 'Pia Pool', role: 'driver' }));
  const driver = await new DriverPage(page).begin();
  await expect(driver.request('Old Town')).toBeVisible();
  await expectPictures(page, 'driver-pool', 'page');
});

test('the usual hours and days away of a driver look as they did and have no barrier', async ({ page }) => {
  const driver = await createPerson({ name: 'Ava Away', role: 'driver' });
  await storeDocuments({
    [`availability/${driver.uid}`]: {
      hours: ['08:00-16:30', '08:00-16:30', '', '22:00-06:00', '', '', '00:00-00:00'],
      away: ['2026-04-03/2026-04-06', '2026-05-01/2026-05-01'],
      by: driver.uid,
      name: 'Ava Away',
      laterNews: false,
      rev: 0,
      at: new Date('2026-03-01T09:30:00Z'),
    },
  });
  await signedInThen(page, driver);
  await page.goto('/driver/rides');
  await page.getByRole('button', { name: 'Usual hours and days away' }).click();
  await expect(page.getByText('Last changed by Ava Away')).toBeVisible();
  await expectPictures(page, 'driver-availability', 'page');
});

test('the board of rides and a booking by phone look as they did and have no barrier', async ({ page }) => {
  await showOnlySeed(page);
  await signedInThen(page, seedPerson('admin'));
  await page.goto('/admin/rides');
  await expect(page.getByText('Pavel Passenger')).toBeVisible();
  await expectPictures(page, 'board', 'page');
  await page.getByRole('button', { name: 'New booking' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Phone' })).toBeFocused();
  await expectPictures(page, 'booking');
});

test('the fleet looks as it did and has no barrier', async ({ page }) => {
  await showOnlySeed(page);
  await signedInThen(page, seedPerson('admin'));
  await page.goto('/admin/fleet');
  await expect(page.getByText('CB 101').first()).toBeVisible();
  await expectPictures(page, 'fleet', 'page');
});

test('a ride as administrators see it looks as it did and has no barrier', async ({ page }) => {
  await signedInThen(page, seedPerson('admin'));
  // The ride whose driver waits at the door (emulator-seed/ride-stories.ts).
  await page.goto('/admin/rides/SeedRide000000000003');
  await expect(page.getByText('Polly Passenger').first()).toBeVisible();
  await expectPictures(page, 'admin-ride', 'page');
});

test('the settings of rides look as they did and have no barrier', async ({ page }) => {
  await signedInThen(
    page,
    await createPerson({
      uid: 'picture-owner',
      email: 'olga.owner@example.com',
      name: 'Olga Owner',
      role: 'system_admin',
    }),
  );
  await showDocuments(page, aStoredPaperKinds());
  await page.goto('/admin/settings');
  await expect(page.getByRole('button', { name: 'Save' }).first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Insurance' })).toBeVisible();
  await expectPictures(page, 'settings', 'page');
});

test('a full board looks as it did and has no barrier', async ({ page, expectFailedLoads }) => {
  // The page must not listen, because its listener would read the database.
  expectFailedLoads(0);
  await showOnlySeed(page);
  await signedInThen(page, seedPerson('admin'));
  const { passengers } = await showFullBoard(page, new Date(NOW));
  await page.goto('/admin/rides');
  await expect(page.getByRole('rowheader').filter({ hasText: /^Passenger$/ })).toHaveCount(0);
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  expect(passengers.length).toBeGreaterThan(60);
  await expectPictures(page, 'board-full');
});

test('a full plan of a day, and a driver’s day sheet, look as they did and have no barrier', async ({
  page,
  expectFailedLoads,
}) => {
  // The page must not listen, because its listener would read the database.
  expectFailedLoads(0);
  await showOnlySeed(page);
  await signedInThen(page, seedPerson('admin'));
  // The beginning of the next day in Berlin.
  await showBoard(page, aFullPlan(new Date('2026-03-02T23:00:00.000Z'), new Date(NOW)));
  await page.goto('/admin/plan?day=2026-03-03');
  await expect(page.locator('main [data-row]')).toHaveCount(120);
  await expect(page.locator('main [data-row]').filter({ hasText: /\d\d\s*Passenger/ })).toHaveCount(0);
  await expectPictures(page, 'plan-full');
  await page.goto('/admin/plan/sheet?day=2026-03-03&driver=plan-driver-3');
  await expect(page.locator('main li')).toHaveCount(3);
  await expectPictures(page, 'day-sheet');
});
