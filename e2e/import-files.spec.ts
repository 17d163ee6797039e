import type { Page } from 'playwright/test';
import { createPerson } from './backend-data.ts';
import { expect, test } from './fixtures.ts';
import { signedIn } from './signed-in.ts';

const GOOGLE = (mark: string) =>
  [
    'First Name,Last Name,Birthday,Notes,Labels,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - Postal Code,Address 1 - Extended Address',
    `Gina ${mark},Google,1950-02-01,Rings twice,* myContacts,g@example.com,Mobile,0${mark}1,Home,0${mark}2,"Lindenweg 4`,
    'Flat 2',
    '12345 Nordstadt",Lindenweg 4,Nordstadt,12345,Flat 2',
  ].join('\r\n');

const OUTLOOK = (mark: string) =>
  [
    '"Vorname","Nachname","Straße geschäftlich","Ort geschäftlich","Postleitzahl geschäftlich","Straße privat","Ort privat","Postleitzahl privat","Fax geschäftlich","Telefon (privat)","Mobiltelefon","E-Mail: Angezeigter Name","Notizen"',
    `"Olga ${mark}","Outlook","Pier 1","Hafen","12346","Ölweg 2","Südstadt","12347","030 99","0${mark}3","","Olga O.","Klingel defekt"`,
  ].join('\r\n');

/** A file as a German Excel saves it, in Windows-1252 (the euro sign is 0x80): a title, numbers as displayed. */
const EXCEL = (mark: string) =>
  [
    'Kundenliste;;;;;',
    'Nummer;Name;Telefon;Straße;Nr.;Ort',
    `10023;Müller ${mark};="0${mark}4";Ölweg \u0080;3;Nordstadt`,
    `10024;Maier ${mark};3${mark}5;Pier;4;Hafen`,
    `10025;Kurz ${mark};1,71235E+08;Pier;5;Hafen`,
  ].join('\r\n');

async function choose(page: Page, text: string, encoding: BufferEncoding = 'utf8') {
  const buffer = Buffer.from(text, encoding);
  await page.locator('input[type=file]').setInputFiles({ name: 'kunden.csv', mimeType: 'text/csv', buffer });
}

const inPreview = (page: Page, name: string) =>
  page.getByRole('table', { name: /^(Preview|Vorschau)$/ }).getByRole('row', { name: new RegExp(name) });

test('files of Google, Outlook and a German Excel are read by their headers, imported, and undone by a colleague', async ({
  page,
  browser,
}) => {
  const mark = String(Date.now()).slice(-7);
  await signedIn(page, await createPerson({ role: 'admin' }));
  await page.goto('/admin/customers/import');

  await choose(page, GOOGLE(mark));
  await expect(inPreview(page, `Gina ${mark} Google`)).toContainText('Lindenweg 4, Flat 2, 12345 Nordstadt');
  await expect(inPreview(page, `Gina ${mark} Google`)).toContainText(`0${mark}2 · Lindenweg 4`);

  await choose(page, OUTLOOK(mark));
  await expect(inPreview(page, `Olga ${mark} Outlook`)).toContainText(
    'Ölweg 2, 12347 Südstadt · Pier 1, 12346 Hafen',
  );
  await expect(inPreview(page, `Olga ${mark} Outlook`)).toContainText('Fax geschäftlich: 030 99');

  await choose(page, EXCEL(mark), 'latin1');
  await expect(inPreview(page, `Müller ${mark}, 0${mark}4`)).toContainText('Ölweg € 3, Nordstadt');
  await expect(inPreview(page, `Kurz ${mark}`)).toContainText('its last digits are lost');
  await expect(inPreview(page, `Maier ${mark}, 3${mark}5`)).toContainText('Has the number lost its zero?');
  await page.getByLabel('Put a zero in front of these numbers').check();
  await expect(inPreview(page, `Maier ${mark}, 03${mark}5`)).toContainText('New');
  await page.getByRole('button', { name: 'Import 2 lines' }).click();
  await expect(page.getByText('2 lines are in.')).toBeVisible();

  const other = await browser.newPage();
  await signedIn(other, await createPerson({ role: 'admin' }));
  await other.goto('/admin/customers/import');
  await other
    .getByRole('button', { name: /^Undo the import of / })
    .first()
    .click();
  await other.getByRole('button', { name: 'Undo the import' }).click();
  await expect(other.getByText('Undone: 2 removed, 0 as before.')).toBeVisible();
  await other.goto(`/admin/customers?find=müller`);
  await expect(other.getByRole('row', { name: `Müller ${mark}` })).toHaveCount(0);
  await other.close();
});

for (const { path, key } of [
  { path: '/admin/fleet', key: false },
  { path: '/admin/customers', key: true },
]) {
  test(`the import of a file downloaded from ${path} finds no difference`, async ({ page }) => {
    await signedIn(page, await createPerson({ role: 'admin' }));
    await page.goto(path);
    const button = page.getByRole('button', { name: 'Download' });
    await expect(button).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      key ? page.keyboard.press('x') : button.click(),
    ]);
    await expect(page.getByText(/ in the file\./)).toBeVisible();
    await expect(button).toBeFocused();
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await page.locator('input[type=file]').setInputFiles(await file.path());
    await expect(page.getByText(/^There is nothing to import: every line is the same/)).toBeVisible();
    await expect(page.getByRole('paragraph').filter({ hasText: /^The same: \d+$/ })).toBeVisible();
  });
}
