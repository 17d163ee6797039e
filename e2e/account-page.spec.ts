import type { Page } from 'playwright/test';
import { AppFrame } from './app-frame.ts';
import { createPerson, readDocument } from './backend.ts';
import { expect, story, test } from './fixtures.ts';
import { pick, press } from './hands/acts.ts';
import { ReviewPage } from './review-page.ts';
import { signedIn } from './signed-in.ts';

const open = (page: Page, uid: string) => page.goto(`/admin/accounts/${uid}`);
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  'the queue leads to an account, which tells each decision and change of role, newest first, and to the next one',
  story,
  async ({ page }) => {
    const [person] = [
      await createPerson({ status: 'pending', name: 'Hedda History' }),
      await createPerson({ status: 'pending' }),
    ];
    await signedIn(page, await createPerson({ role: 'system_admin', name: 'Hal Historian' }));
    const review = await new ReviewPage(page).open({ search: person.email });
    const heading = new AppFrame(page).heading('Hedda History');
    await press(review.account(person.name));
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle('Hedda History · Car Booking System');
    await press(page.getByRole('link', { name: 'Pending accounts' }));
    await press(review.account(person.name));
    await expect(section(page, 'Account')).toContainText(person.email);
    await expect(section(page, 'History')).toContainText('This account has not been reviewed yet.');

    await review.reject(person.name, 'First thoughts.');
    await expect(section(page, 'Account')).toContainText('First thoughts.');
    await press(review.decide('Approve', person.name));
    const entries = section(page, 'History').getByRole('listitem');
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText('Approved after a rejection by you');
    await expect(entries.last()).toContainText('First thoughts.');

    await press(page.getByRole('button', { name: 'Next application' }));
    await expect(page).not.toHaveURL(new RegExp(`/accounts/${person.uid}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Next application' })).toHaveCount(0);

    await open(page, person.uid);
    await pick(page.getByRole('combobox', { name: 'New role' }), 'driver');
    await press(page.getByRole('button', { name: 'Change role' }));
    const dialog = page.getByRole('dialog', { name: 'Change the role of Hedda History?' });
    await expect(dialog).toContainText('From Passenger to Driver.');
    await press(dialog.getByRole('button', { name: 'Change role' }));
    await expect(page.getByText('Hedda History now has the role Driver.', { exact: true })).toBeVisible();
    await expect(entries).toHaveCount(3);
    await expect(entries.first()).toContainText('Role changed by you');
    expect(await readDocument(`users/${person.uid}`)).toMatchObject({ role: { stringValue: 'driver' } });
  },
);

test('an account and a damaged record are printed dark on light, as wide as the paper, without controls', async ({
  page,
}) => {
  const sound = await createPerson({ status: 'pending' });
  const damaged = await createPerson({ profile: 'incomplete' });
  await signedIn(page, await createPerson({ role: 'admin' }));
  // A4 without margins.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [uid, name] of [
    [sound.uid, 'Account'],
    [damaged.uid, 'What is wrong'],
  ] as const) {
    await open(page, uid);
    const menu = page.getByRole('button', { name: 'Your account' });
    await expect(section(page, name)).toBeVisible();
    await expect(menu).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const decision = section(page, 'Decision');
    for (const gone of [decision, menu, page.getByRole('navigation'), page.getByRole('combobox')]) {
      await expect(gone.filter({ visible: true })).toHaveCount(0);
    }
    const width = await section(page, name).evaluate((element) => element.clientWidth);
    expect(width, name).toBeGreaterThan(700);
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(11, 26, 51)');
    await page.emulateMedia({ media: 'screen' });
  }
});
