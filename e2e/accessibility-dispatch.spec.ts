import { createPerson } from './backend-data.ts';
import { BoardPage } from './board-page.ts';
import { PhoneBookingPanel } from './phone-booking-panel.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signedIn } from './signed-in.ts';

test('ended rides, the question before a cancel, and the settings as they are read have no barrier', async ({
  page,
}) => {
  await signedIn(page, await createPerson({ role: 'admin' }));
  await page.goto('/admin/rides');
  const petra = page.getByRole('link', { name: 'Petra Passenger', exact: true });
  await expect(petra).toBeVisible();
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Rides' }).getByRole('row').last()).toBeVisible();
  await page.getByRole('button', { name: 'Totals' }).click();
  await expect(page.getByRole('list', { name: 'Totals' })).toBeVisible();
  await expectBarrierFree(page);
  const search = page.getByRole('searchbox', { name: 'Passenger' });
  await search.fill('petra');
  await expect(page.getByRole('list', { name: 'Passengers found:' })).toBeVisible();
  await expectBarrierFree(page);
  await search.fill('nobody at all');
  await expect(page.getByText('Nobody found').first()).toBeVisible();
  await expectBarrierFree(page);
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  // The barrier check ends on a narrow screen, where the columns are tabs.
  await page.getByRole('tab', { name: /^Under way/ }).click();
  await petra.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Petra Passenger' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel ride of Petra Passenger' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel ride of Petra Passenger?' });
  await dialog.getByRole('button', { name: 'Cancel ride', exact: true }).click();
  await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await expectBarrierFree(page);
  await page.keyboard.press('Escape');
  await page.goto('/admin/rides/nosuchride');
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such ride' })).toBeVisible();
  await expectBarrierFree(page);
  await page.goto('/admin/settings');
  await expect(page.getByText('Only a system administrator can change these settings.')).toBeVisible();
  await expectBarrierFree(page);
});

test('a booking by phone, and the dialogs to assign, edit and complete a ride, have no barrier, also with missing values', async ({
  page,
}) => {
  await BoardPage.openFor(page);
  await test.step('dispatch books a ride by phone', async () => {
    const booking = new PhoneBookingPanel(page);
    const { panel } = booking;
    await page.getByRole('button', { name: 'New booking' }).click();
    await expect(booking.field('Phone')).toBeFocused();
    await booking.field('Phone').fill('call me');
    await panel.getByRole('button', { name: 'Book ride' }).click();
    await expect(panel.getByText('Please enter a name.')).toBeVisible();
    await expectBarrierFree(page);
    // The numbers of two callers of the seed begin like this.
    await booking.field('Phone').fill('+1 555 014');
    await expect(booking.said('2 known callers')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('option', { name: /Clara Caller/, selected: true })).toBeVisible();
    await expectBarrierFree(page);
    await booking.field('Phone').fill('+1 555 0199 0199');
    await booking.field('Phone').press('Enter');
    await expect(booking.said('First call')).toBeVisible();
    await panel.getByRole('button', { name: 'Tomorrow' }).click();
    await booking.field('Phone').fill('5550142');
    await booking.field('Phone').press('Enter');
    await expect(booking.field('To')).toBeFocused();
    await booking.field('To').fill('town');
    await expect(panel.getByRole('option', { name: 'Town Hall, Old Town' })).toBeVisible();
    await expectBarrierFree(page);
    // The first Escape closes the list, the second the panel.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });

  await test.step('a driver is assigned, and a ride edited', async () => {
    await page.getByRole('link', { name: 'Pavel Passenger', exact: true }).click();
    // The board has buttons of the same names, so the test waits for the page of the ride.
    await expect(page.getByRole('heading', { level: 1, name: 'Pavel Passenger' })).toBeVisible();
    await page.getByRole('button', { name: 'Assign ride of Pavel Passenger' }).click();
    const drivers = page.getByRole('dialog', { name: 'Assign ride of Pavel Passenger' });
    await expect(drivers.getByRole('radio', { name: 'Deniz Driver' })).toBeVisible();
    await expectBarrierFree(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Edit ride of Pavel Passenger' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit ride of Pavel Passenger' });
    await edit.getByRole('textbox', { name: 'To' }).fill('');
    await edit.getByRole('button', { name: 'Save ride' }).click();
    await expect(edit.getByText('Please say where the ride goes.')).toBeVisible();
    await expectBarrierFree(page);
    await page.keyboard.press('Escape');
  });

  await test.step('a ride is completed for its driver', async () => {
    await page.goto('/admin/rides');
    // The barrier check ends on a narrow screen, where the columns are tabs.
    await page.getByRole('tab', { name: /^Under way/ }).click();
    // The list of unserved requests may have a row of the same name.
    const underWay = page.getByRole('tabpanel', { name: /^Under way/ });
    await underWay.getByRole('link', { name: 'Quinn Passenger', exact: true }).click();
    await page.getByRole('button', { name: 'Complete ride of Quinn Passenger' }).click();
    await expect(page.getByRole('dialog', { name: 'Complete ride of Quinn Passenger?' })).toBeVisible();
    await expectBarrierFree(page);
  });
});

test('the dialogs of the fleet, a driver, customers and the settings have no barrier, also with wrong values', async ({
  page,
}) => {
  await signedIn(page, await createPerson({ role: 'system_admin' }));
  await page.goto('/admin/fleet');
  const cars = page.getByRole('region', { name: 'Cars' });
  await expect(cars.getByRole('row', { name: /Blue van/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add a car' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a car' });
  await dialog.getByRole('button', { name: 'Add car' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expectBarrierFree(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'End shift of Deniz Driver' }).click();
  await expect(page.getByRole('dialog', { name: 'End shift of Deniz Driver?' })).toBeVisible();
  await expectBarrierFree(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Deniz Driver', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Rides' }).getByRole('link').first()).toBeVisible();
  await expectBarrierFree(page);
  await page.getByRole('link', { name: 'Customers', exact: true }).click();
  await page.getByRole('button', { name: 'Edit Clara Caller' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('call me');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect(page.getByText(/cannot be part of a phone number/)).toBeVisible();
  await expectBarrierFree(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  const buffer = Buffer.from('Name;Telefon;Fax\nCarla;0160 555;1\nOhne;;2');
  await page.getByLabel('CSV file').setInputFiles({ name: 'kunden.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('button', { name: 'Import 1 line' })).toBeVisible();
  await expectBarrierFree(page);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('Mars');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(zone).toBeFocused();
  await expectBarrierFree(page);
});
