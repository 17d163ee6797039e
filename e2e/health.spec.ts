import { randomUUID } from 'node:crypto';
import { AppFrame } from './app-frame.ts';
import { createPeople, createPerson, patchDocument } from './backend.ts';
import { expect, story, test } from './fixtures.ts';
import { press } from './hands/acts.ts';
import { signedIn } from './signed-in.ts';

/** Ids that come first in the list, the newest before all others. */
const firstId = () => `00-${10 ** 15 - Date.now()}-${randomUUID()}`;

const COMMAND = 'npm run accounts:backfill -- --dry-run';

test(
  'records that are not healthy are found, with who can put them right and the command for those that the page cannot see',
  story,
  async ({ page, context }) => {
    const [incomplete, unknown] = await createPeople([
      { uid: firstId(), name: 'Ida Incomplete', profile: 'incomplete' },
      { uid: firstId(), name: 'Udo Unknown' },
    ]);
    if (incomplete === undefined || unknown === undefined) throw new Error('Nobody was created.');
    await patchDocument(`users/${unknown.uid}`, { status: 'nobody knows this one' });
    await signedIn(page, await createPerson({ role: 'admin' }));
    await page.goto('/admin/dashboard');
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

    const copy = page.getByRole('button', { name: 'Copy command' });
    await expect(copy).toBeHidden();
    await press(page.getByText('For the operator of this installation: missing profiles'));
    // Denies whatever is not named.
    await context.grantPermissions([]);
    await press(copy);
    await expect(page.getByText('The command could not be copied')).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(COMMAND);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(copy);
    await expect(page.getByText('Command copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(COMMAND);

    await press(rowOf(incomplete.uid).getByRole('link', { name: 'Ida Incomplete' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Damaged record' })).toBeVisible();
  },
);
