import { randomUUID } from 'node:crypto';
import { AppFrame } from './app-frame.ts';
import { createPeople, createPerson, patchDocument } from './backend.ts';
import { expect, story, test } from './fixtures.ts';
import { press } from './hands/acts.ts';
import { SignInPage } from './sign-in-page.ts';
import { loseRequests, toDocuments } from './traffic.ts';

/** Ids that come first in the list, the newest before all others. */
const firstId = () => `00-${10 ** 15 - Date.now()}-${randomUUID()}`;

test(
  'records that are not healthy are found, each with what is wrong and who can put it right',
  story,
  async ({ page }) => {
    const [incomplete, unknown] = await createPeople([
      { uid: firstId(), name: 'Ida Incomplete', profile: 'incomplete' },
      { uid: firstId(), name: 'Udo Unknown' },
    ]);
    if (incomplete === undefined || unknown === undefined) throw new Error('Nobody was created.');
    await patchDocument(`users/${unknown.uid}`, { status: 'nobody knows this one' });
    await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
    await press(new AppFrame(page).way('health'));
    await expect(page.getByRole('heading', { level: 1, name: 'Record health' })).toBeFocused();

    const rowOf = (uid: string) => page.getByRole('row').filter({ hasText: uid });
    await expect(rowOf(incomplete.uid)).toContainText('Role is missing or invalid.');
    await expect(rowOf(incomplete.uid)).toContainText('Status is missing or invalid.');
    await expect(rowOf(incomplete.uid)).toContainText('The owner can repair this with Debug Login.');
    await expect(
      rowOf(incomplete.uid).getByRole('button', { name: 'Copy link for the owner' }),
    ).toBeVisible();
    await expect(rowOf(unknown.uid)).toContainText('The status is not one this product recognises.');
    await expect(rowOf(unknown.uid)).toContainText('The owner cannot repair this.');
    await press(rowOf(incomplete.uid).getByRole('link', { name: 'Ida Incomplete' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Damaged record' })).toBeVisible();
  },
);

test(
  'an operator unfolds what the page cannot see, and copies or selects the command that does',
  story,
  async ({ page, context }) => {
    const command = 'npm run accounts:backfill -- --dry-run';
    await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
    await page.goto('/admin/health');
    const copy = page.getByRole('button', { name: 'Copy command' });
    const forOperator = page.getByText('For the operator of this installation: missing profiles');
    await expect(forOperator).toBeVisible();
    await expect(copy).toBeHidden();
    await press(forOperator);
    // Denies whatever is not named.
    await context.grantPermissions([]);
    await press(copy);
    await expect(page.getByText('The command could not be copied')).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(command);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(copy);
    await expect(page.getByText('Command copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command);
  },
);

test('records are paged through one page at a time', story, async ({ page }) => {
  await createPeople(Array.from({ length: 26 }, () => ({})));
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  await page.goto('/admin/health');
  await press(page.getByRole('button', { name: 'Next' }));
  await expect(page.getByRole('region', { name: 'Page 2' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Previous' }));
  await expect(page.getByRole('region', { name: 'Page 1' })).toBeVisible();
});

test('records that cannot be read are reported, and can be requested again', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const recover = await loseRequests(page, toDocuments);
  await new AppFrame(page).way('health').click();
  await expect(page.getByRole('alert')).toContainText('The records could not be checked.');
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^For the operator of this installation/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
