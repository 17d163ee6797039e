import { texts as germanBooking } from '#rides/booking/booking-copy.de.ts';
import { booking as englishBooking } from '#rides/booking/booking-copy.ts';
import { texts as germanDriving } from '#rides/driving/driving-copy.de.ts';
import { driving as englishDriving } from '#rides/driving/driving-copy.ts';
import { createPerson } from './backend-data.ts';
import { DriverPage } from './driver-page.ts';
import { inEveryLanguage } from './every-language.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { press } from './input/user-actions.ts';
import { ownAddress, ownPlace } from './own-place.ts';
import { PassengerPage } from './passenger-page.ts';
import { signedIn } from './signed-in.ts';

const PHONE = { width: 360, height: 740 };

test('a driver takes back a step that was pressed by mistake, and dispatch reopens a ride that was completed too early', async ({
  page,
  anotherBrowser,
}) => {
  const [cab, office] = [await anotherBrowser(), await anotherBrowser()];
  const name = `${ownPlace()} Rider`;
  const square = ownAddress('Square');
  await Promise.all([page, cab].map((each) => each.setViewportSize(PHONE)));
  const passenger = await PassengerPage.openFor(page, await createPerson({ name }));
  const driver = await DriverPage.beginFor(cab);
  await signedIn(office, await createPerson({ role: 'admin' }));
  await passenger.request(square, 'City Hospital');
  await press(driver.request(square));

  const undo = (language: string, step: 'arrive' | 'complete') => {
    const { ride } = language === 'de' ? germanDriving : englishDriving;
    return cab.getByRole('button', { name: ride.undo(ride.steps[step]) });
  };
  const bothSay = (sentence: 'notHere' | 'notOver') =>
    inEveryLanguage(page, async (language) => {
      const { sentences } = language === 'de' ? germanBooking : englishBooking;
      await expect(page.getByText(sentences[sentence]).first()).toBeVisible();
    });

  await test.step('the driver takes an arrival back, and the passenger reads it', async () => {
    await driver.step('I have arrived');
    // This runs twice, because the first time ends in German.
    await inEveryLanguage(cab, (language) => expect(undo(language, 'arrive')).toBeVisible());
    await inEveryLanguage(cab, (language) => expect(undo(language, 'arrive')).toBeVisible());
    await press(undo('en', 'arrive'));
    await expect(driver.ride.getByRole('button', { name: 'I have arrived' })).toBeVisible();
    await bothSay('notHere');
  });

  await test.step('dispatch reopens a ride that was completed too early', async () => {
    await driver.step('I have arrived');
    await driver.step('Passenger on board');
    await driver.step('Ride completed');
    await expect(undo('en', 'complete')).toBeVisible();
    // Without the filter, cancelled rides of orders on coming days would be above this ride.
    await office.goto('/admin/rides/history?state=completed');
    await office.getByRole('link', { name }).first().click();
    await office.getByRole('link', { name: 'Open the whole ride' }).click();
    await press(office.getByRole('button', { name: `Reopen ride of ${name}` }));
    await expectBarrierFree(office);
    await press(office.getByRole('dialog').getByRole('button', { name: 'Reopen ride' }));
    await expect(driver.ride.getByRole('button', { name: 'Ride completed' })).toBeVisible();
    await bothSay('notOver');
  });
});
