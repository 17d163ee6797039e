import type { Page } from 'playwright/test';
import { createPerson, mayBookAgain } from './backend-data.ts';
import { BoardPage } from './board-page.ts';
import { DriverPage } from './driver-page.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { choose, press } from './input/user-actions.ts';
import { ownPlace } from './own-place.ts';
import { PassengerPage } from './passenger-page.ts';
import { COMMIT, holdRequests } from './traffic.ts';

const DAY_MS = 86_400_000;
/** The day after tomorrow, as a field for a date takes it. */
const later = () => new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** A passenger at their page, and a dispatcher at the board. */
async function openScene(page: Page, anotherBrowser: () => Promise<Page>) {
  const place = ownPlace();
  const rider = `${place} Rider`;
  const office = await anotherBrowser();
  const person = await createPerson({ name: rider });
  const [passenger, board] = await Promise.all([
    PassengerPage.openFor(page, person),
    BoardPage.openFor(office, `${place} Dispatcher`),
  ]);
  const cancel = async () => {
    await press(office.getByRole('button', { name: `Cancel ride of ${rider}` }).first());
    const dialog = office.getByRole('dialog', { name: `Cancel ride of ${rider}?` });
    await choose(dialog.getByRole('radio', { name: 'No driver is free' }));
    await press(dialog.getByRole('button', { name: 'Cancel ride' }));
    await expect(dialog).toBeHidden();
  };
  return { place, rider, person, passenger, board, office, cancel };
}

test('a later ride that dispatch cancels is shown at once, whatever ended before it', async ({
  page,
  anotherBrowser,
}) => {
  const { place, person, passenger, board, cancel } = await openScene(page, anotherBrowser);
  await passenger.request(`${place} Square`, 'City Hospital');
  await passenger.cancel('I booked it by mistake');
  await passenger.expectSaid('Ride cancelled by you.');
  await page.getByRole('radio', { name: 'Later' }).check();
  await page.getByLabel('Date').fill(later());
  await page.getByLabel('Time').fill('10:30');
  await mayBookAgain(person);
  await passenger.request(`${place} Park`, 'Airport');
  const ahead = page.getByRole('region', { name: 'Later rides' });
  await expect(ahead).toContainText('10:30');
  await passenger.expectSaid('Ride cancelled by you.');

  // The passenger's first ride may be on the board for a moment longer than at its passenger's page.
  await expect(board.column('Waiting')).toContainText(`${place} Park`);
  await expect(board.column('Waiting')).not.toContainText(`${place} Square`);
  await cancel();
  await passenger.expectSaid('Ride cancelled by the dispatcher.');
  await expect(passenger.ride).toContainText('10:30');
  await expect(ahead).toHaveCount(0);
  await expect(page).toHaveTitle(/^Ride cancelled/);
  await expect(page.locator('output.sr-only', { hasText: 'Ride cancelled by the dispatcher.' })).toHaveCount(
    1,
  );
  await expectBarrierFree(page);

  // The same trip again by one press, with the offer to take that back.
  await mayBookAgain(person);
  await press(page.getByRole('button', { name: `Request now: ${place} Square to City Hospital` }));
  await page.getByRole('button', { name: 'Undo' }).focus();
  await expectBarrierFree(page);
});

test('driver and passenger read who took a ride from its driver, who presses in that moment, and that the search goes on', async ({
  page,
  anotherBrowser,
  expectFailedLoads,
}) => {
  // The press that comes too late.
  expectFailedLoads(403);
  const { place, rider, passenger, office } = await openScene(page, anotherBrowser);
  const cab = await anotherBrowser();
  const name = `${place} Driver`;
  const driver = await DriverPage.beginFor(cab, await createPerson({ role: 'driver', name }));
  await passenger.request(`1 Square, 10115 ${place}`, 'City Hospital');
  await press(driver.request(`1 Square, 10115 ${place}`));
  await passenger.expectSaid('Your driver is on the way');

  const release = await holdRequests(cab, COMMIT);
  await driver.step('I have arrived');
  await press(office.getByRole('button', { name: `Recall ride of ${rider}` }));
  await press(office.getByRole('dialog').getByRole('button', { name: 'A nearer driver can take it' }));
  const expectTold = async () => {
    await passenger.expectSaid(
      `Looking for a driver. ${name} cannot come after all. We are looking for another`,
    );
    await expect(
      cab.getByText(
        /^Dispatch took this ride back at .*\. Reason: A nearer driver can take it\. It went back to the other drivers\.$/,
      ),
    ).toBeVisible();
    await expect(cab.getByRole('alert')).toHaveCount(0);
    await expect(driver.ride).toHaveCount(0);
  };
  await expectTold();
  const late = cab.waitForResponse((response) => COMMIT(new URL(response.url())));
  release();
  expect((await late).ok()).toBe(false);
  await expect(driver.requests).toBeVisible();
  await expectTold();
  await expectBarrierFree(page);
  await expectBarrierFree(cab);
  const noted = cab.locator('[data-stays]');
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [390, 844],
    [740, 360],
  ] as const) {
    await cab.setViewportSize({ width, height });
    const shift = await cab.getByRole('region', { name: 'Your shift' }).boundingBox();
    const note = await noted.boundingBox();
    expect((note?.y ?? 0) + (note?.height ?? 0), `${width} pixels`).toBeLessThanOrEqual(shift?.y ?? 0);
  }
});

test('the revocation of a driver lists the rides that they hold, and recalls them', async ({
  page,
  anotherBrowser,
}) => {
  const { place, passenger, office } = await openScene(page, anotherBrowser);
  const cab = await anotherBrowser();
  const person = await createPerson({ role: 'driver', name: `${place} Driver` });
  const driver = await DriverPage.beginFor(cab, person);
  await passenger.request(`1 Square, 10115 ${place}`, 'City Hospital');
  await press(driver.request(`1 Square, 10115 ${place}`));
  await passenger.expectSaid('Your driver is on the way');

  await office.goto(`/admin/accounts/${person.uid}`);
  await press(office.getByRole('button', { name: `Revoke ${person.name}` }));
  const dialog = office.getByRole('dialog');
  await expect(dialog).toContainText('They have 1 open ride.');
  await press(dialog.getByRole('button', { name: 'Recall this ride' }));
  await expect(dialog).toContainText('The ride is recalled.');
  await expectBarrierFree(office);
  await passenger.expectSaid('Looking for a driver.');
});
