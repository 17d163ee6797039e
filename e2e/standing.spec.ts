import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { createPerson, storeDocuments } from './backend-data.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { choose, press, write } from './input/user-actions.ts';
import { signedIn } from './signed-in.ts';

/** A customer whom no other test knows; returns their name. */
async function storeCustomer(): Promise<string> {
  const mark = crypto.randomUUID().replaceAll('-', '');
  const name = `Stella ${mark.slice(0, 8)}`;
  const phoneKey = `1${String(Date.now()).slice(-8)}`;
  await storeDocuments({
    [`customers/${mark.slice(0, 20)}`]: aStoredCustomer({
      name,
      nameKey: name.toLowerCase(),
      phone: phoneKey,
      phoneKey,
    }),
  });
  return name;
}

test('a dispatcher begins an order for a known customer, and pauses it: its rides are made and cancelled', async ({
  page,
}) => {
  const name = await storeCustomer();
  await signedIn(page, await createPerson({ name: 'Olli Orders', role: 'admin' }));
  await page.goto('/admin/standing');
  await press(page.getByRole('button', { name: 'New order' }));
  const panel = page.getByRole('dialog', { name: 'New order' });
  await write(panel.getByLabel('Who rides'), name);
  await choose(panel.getByRole('radio', { name }));
  await expect(panel.getByLabel('From')).toHaveValue('5 Mill Road, Northside');
  for (const day of ['Monday', 'Wednesday', 'Friday'])
    await choose(panel.getByRole('checkbox', { name: day }));
  await write(panel.getByLabel('Times there'), '815');
  await write(panel.getByLabel('Times back'), '12:30');
  await expectBarrierFree(page);
  await press(panel.getByRole('button', { name: 'Begin the order' }));
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('Mon Wed Fri');
  await expect(page.getByText(/^\d+ rides were made\.$/)).toBeVisible();
  await expectBarrierFree(page);

  await press(row.getByRole('button', { name: `End the order of ${name}` }));
  await press(page.getByRole('button', { name: 'Go on' }));
  const asked = page.getByRole('dialog', { name: 'Rides that are made' });
  await expect(asked.getByRole('checkbox', { name: /is cancelled/ }).first()).toBeChecked();
  await expectBarrierFree(page);
  await press(asked.getByRole('button', { name: 'Store and change the ticked rides' }));
  await expect(page.getByText(`The order of ${name} is stored.`)).toBeVisible();
});
