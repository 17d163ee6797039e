import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { createPerson, storeDocuments } from './backend-data.ts';
import { DriverPage } from './driver-page.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, smoke, test } from './fixtures.ts';
import { press, write } from './input/user-actions.ts';
import { ownAddress } from './own-place.ts';
import { signedIn } from './signed-in.ts';

const DAY_MS = 86_400_000;
const PANEL = 'Usual hours and days away';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10);

/** Stores a request for the day after tomorrow. Returns the name of its passenger, and its path at the desk. */
async function storeRequest(): Promise<{ readonly name: string; readonly path: string }> {
  const place = ownAddress('Square');
  const name = `${place} Rider`;
  const pickupAt = inDays(2);
  const id = `away${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const details = {
    name,
    phone: '',
    from: { text: place },
    to: { text: 'Airport' },
    note: '',
    deleteAt: inDays(90),
  };
  await storeDocuments({
    [`rides/${id}`]: aStoredRide('requested', {
      kind: 'later',
      rider: `caller-${id}`,
      pickupAt,
      searchFrom: pickupAt,
      area: { from: place, to: 'Airport' },
    }),
    [`rides/${id}/private/details`]: details,
  });
  return { name, path: `/admin/rides/${id}` };
}

test(
  'a driver says when they are away, and dispatch is asked before it gives them a ride then',
  smoke,
  async ({ page, anotherBrowser }) => {
    const person = await createPerson({ role: 'driver', name: `${ownAddress('Dora')} Driver` });
    const desk = await anotherBrowser();
    await DriverPage.beginFor(page, person);

    await test.step('the driver writes usual hours and days away', async () => {
      await page.goto('/driver/rides');
      await press(page.getByRole('button', { name: PANEL }));
      const panel = page.getByRole('region', { name: PANEL });
      await write(panel.getByLabel('Monday'), '8-16:30');
      await expect(panel.getByText('08:00 to 16:30')).toBeVisible();
      await press(panel.getByRole('button', { name: 'Save usual hours' }));
      await expect(panel.getByText(/^Last changed by/)).toBeVisible();
      await panel.getByLabel('First day away').fill(dayIn(1));
      await panel.getByLabel('Last day away').fill(dayIn(4));
      await press(panel.getByRole('button', { name: 'Add days away' }));
      await expect(panel.getByRole('listitem')).toHaveCount(1);
      await expect(panel.getByLabel('Monday')).toHaveValue('08:00–16:30');
      await expectBarrierFree(page);
    });

    await test.step('dispatch reads both on the page of the driver', async () => {
      await signedIn(desk, await createPerson({ role: 'admin' }));
      await desk.goto(`/admin/drivers/${person.uid}`);
      const panel = desk.getByRole('region', { name: PANEL });
      await expect(panel.getByLabel('Monday')).toHaveValue('08:00–16:30');
      await expect(panel.getByRole('listitem')).toHaveCount(1);
      await expectBarrierFree(desk);
    });

    await test.step('the driver is marked in the list for a ride then, and a second press assigns it', async () => {
      const { name, path } = await storeRequest();
      await desk.goto(path);
      await press(desk.getByRole('button', { name: /^Assign/ }).first());
      const dialog = desk.getByRole('dialog');
      await dialog
        .getByRole('button', { name: /^Show all/ })
        .or(dialog.getByText('Away on that day'))
        .first()
        .waitFor();
      const all = dialog.getByRole('button', { name: /^Show all/ });
      if (await all.isVisible()) await press(all);
      await dialog.getByRole('radio', { name: person.name ?? '' }).check();
      await expect(dialog.getByText('Away on that day').first()).toBeVisible();
      await press(dialog.getByRole('button', { name: 'Assign ride' }));
      await expect(dialog.getByText(/^This driver is away then\./)).toBeVisible();
      await expectBarrierFree(desk);
      // Within 500 ms, the next press would count as the second press of a double click.
      const now = () => desk.evaluate(() => performance.now());
      const asked = await now();
      await expect.poll(now).toBeGreaterThan(asked + 500);
      await press(dialog.getByRole('button', { name: 'Choose all the same' }));
      await expect(desk.getByRole('region', { name: /^Assigned to/ })).toContainText(name);
    });
  },
);
