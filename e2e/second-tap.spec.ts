import { z } from 'zod';
import { createPerson, readDocument, textIn, type Person } from './backend-data.ts';
import { DriverPage } from './driver-page.ts';
import { expect, test } from './fixtures.ts';
import { press } from './input/user-actions.ts';
import { ownAddress } from './own-place.ts';
import { PassengerPage } from './passenger-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

const Line = z.object({
  mapValue: z.object({ fields: z.object({ did: z.object({ stringValue: z.string() }) }) }),
});
const Log = z.object({ mapValue: z.object({ fields: z.record(z.string(), Line) }) });

/** The stored steps of a driver's present or last ride. */
async function stepsOf({ uid }: Person): Promise<readonly string[]> {
  const ride = textIn(await readDocument(`drivers/${uid}`), 'ride');
  const { fields } = Log.parse((await readDocument(`rides/${ride}`))?.['log']).mapValue;
  return Object.values(fields).map((line) => line.mapValue.fields.did.stringValue);
}

test('the second of two taps on the one button takes no other step', async ({ page, anotherBrowser }) => {
  const cab = await anotherBrowser(PHONE);
  const place = ownAddress('Square');
  const person = await createPerson({ role: 'driver', name: 'Dario Driver' });
  const passenger = await PassengerPage.openFor(page, await createPerson({ name: `${place} Rider` }));
  const driver = await DriverPage.beginFor(cab, person);
  await passenger.request(place, 'City Hospital');
  await press(driver.request(place));
  const button = driver.ride.getByRole('button', { name: 'I have arrived', exact: true });
  // This waits until the button accepts presses.
  await button.click({ trial: true });
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const _ of ['first', 'second']) await cab.touchscreen.tap(x + width / 2, y + height / 2);
  await passenger.expectSaid('Your driver is here');
  await driver.ride.getByRole('button', { name: 'Passenger on board', exact: true }).click({ trial: true });
  expect(await stepsOf(person)).toEqual(['request', 'take', 'arrive']);
});
