import { createPerson } from './backend-data.ts';
import { BoardPage } from './board-page.ts';
import { DriverPage } from './driver-page.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { press } from './input/user-actions.ts';
import { ownPlace } from './own-place.ts';
import { PassengerPage } from './passenger-page.ts';
import { COMMIT, holdRequests } from './traffic.ts';

test('driver and passenger read that dispatch took the ride back and the search goes on, also if the driver presses just then', async ({
  page,
  anotherBrowser,
  expectFailedLoads,
}) => {
  // The driver's press comes too late, so it is refused.
  expectFailedLoads(403);
  const place = ownPlace();
  const rider = `${place} Rider`;
  const [office, cab] = [await anotherBrowser(), await anotherBrowser()];
  const passenger = await PassengerPage.openFor(page, await createPerson({ name: rider }));
  await BoardPage.openFor(office, `${place} Dispatcher`);
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
