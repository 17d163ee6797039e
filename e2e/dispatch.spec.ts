import { createPerson } from './backend.ts';
import { BoardPage } from './board-page.ts';
import { BookingDialog } from './booking-dialog.ts';
import { DriverPage } from './driver-page.ts';
import { expect, story, test } from './fixtures.ts';
import { choose, press } from './hands/acts.ts';
import { ownPlace } from './own-place.ts';
import { signedIn } from './signed-in.ts';

test(
  'a call becomes a ride with a driver by keys alone, a colleague sees each step, and is told who was faster',
  story,
  async ({ page, anotherBrowser }) => {
    const place = ownPlace();
    const [caller, driver] = [`${place} Caller`, `${place} Driver`];
    const cab = await anotherBrowser();
    await signedIn(cab, await createPerson({ role: 'driver', name: driver }));
    await new DriverPage(cab).begin();
    const ada = await BoardPage.openFor(page, 'Ada Dispatcher');
    const ben = await BoardPage.openFor(await anotherBrowser(), 'Ben Dispatcher');
    const keys = ada.page.keyboard;

    const booking = new BookingDialog(ada.page);
    // Nobody has this number, which the name must not share with another test's.
    await keys.type(`n0${Date.now()}`);
    await expect(booking.field('Phone')).toBeFocused();
    await keys.press('Enter');
    // Once it is known that nobody is known by this number.
    await expect(booking.field('Name')).toBeFocused();
    await keys.type(caller);
    await keys.press('Enter');
    await keys.type(`${place} Square`);
    await keys.press('Enter');
    await keys.type('City Hospital');
    await keys.press('Enter');
    await expect(booking.dialog).toBeHidden();
    await expect(ada.row('Waiting', caller)).toBeVisible();
    await expect(ben.row('Waiting', caller)).toBeVisible();

    await press(ben.page.getByRole('button', { name: `Cancel ride of ${caller}` }));
    const cancelling = ben.page.getByRole('dialog', { name: `Cancel ride of ${caller}?` });
    await choose(cancelling.getByRole('radio', { name: 'Booked twice' }));

    await ada.walkTo(caller);
    await keys.press('a');
    const assigning = ada.page.getByRole('dialog', { name: `Assign ride of ${caller}` });
    await choose(assigning.getByRole('radio', { name: driver }));
    await press(assigning.getByRole('button', { name: 'Assign ride' }));
    await expect(assigning).toBeHidden();
    await expect(ada.row('Promised', caller)).toContainText(driver);
    await expect(cab.getByText(`${place} Square`).first()).toBeVisible();

    await expect(cancelling.getByText(/Driver assigned: .*, by Ada Dispatcher/)).toBeVisible();
    await expect(cancelling.getByRole('radio', { name: 'Booked twice' })).toBeChecked();
    await ben.page.keyboard.press('Escape');
    await expect(ben.row('Promised', caller)).toContainText(driver);
  },
);
