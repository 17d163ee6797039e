import { createPerson } from './backend-data.ts';
import { expect, test } from './fixtures.ts';
import { signedIn } from './signed-in.ts';

/** Customers whom no other test has, as an Excel in German saves them: its euro sign is the byte 0x80. */
function fileOf(mark: string, count: number): Buffer {
  const lines = Array.from(
    { length: count },
    (_, index) =>
      `Müller ${mark} ${index};0${mark}${String(index).padStart(3, '0')};Ölweg ${index + 1} \u0080`,
  );
  return Buffer.from(['Name;Telefon;Adresse', ...lines, 'Ohne Nummer;;'].join('\r\n'), 'latin1');
}

test('a firm brings in its customers from a file, loses its network on the way, and finds them all', async ({
  page,
  context,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const mark = String(Date.now()).slice(-7);
  await signedIn(page, await createPerson({ role: 'admin' }));
  await page.goto('/admin/customers');
  await page.getByRole('link', { name: 'Import or export' }).click();
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'kunden.csv', mimeType: 'text/csv', buffer: fileOf(mark, 150) });
  await expect(page.getByText(/^This file says nothing of its characters/)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`Müller ${mark} 0,`) })).toContainText('Ölweg 1 €');
  await expect(page.getByText('Left out: 1 · New: 150', { exact: true })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Import 150 lines' }).click();
  await expect(page.getByRole('alert')).toContainText('No line has been imported.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Import 150 lines' }).click();
  await expect(page.getByText('150 lines are in.')).toBeVisible();

  await page.getByRole('link', { name: 'Back to the customers' }).click();
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(`müller ${mark} 149`);
  await expect(page.getByRole('row', { name: `Müller ${mark} 149` })).toContainText('Ölweg 150');
});
