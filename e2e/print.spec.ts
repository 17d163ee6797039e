import { createPerson } from './backend-data.ts';
import { expect, test } from './fixtures.ts';
import { signedIn } from './signed-in.ts';

test('the queue and the rides that were found are printed from the first page on, without their filters', async ({
  page,
}) => {
  await signedIn(page, await createPerson({ role: 'admin' }));
  // A4 without margins.
  await page.setViewportSize({ width: 794, height: 1123 });
  for (const path of ['/admin/dashboard', '/admin/rides/history']) {
    await page.goto(path);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const shown = page.locator('main').locator('section, table').filter({ visible: true });
    // Firefox begins a long grid or flex box on the next page, and leaves the first one empty.
    const around = await shown.evaluateAll((parts) =>
      parts.flatMap((part) => {
        const displays: string[] = [];
        for (let box = part.parentElement; box !== null; box = box.parentElement)
          displays.push(getComputedStyle(box).display);
        return displays;
      }),
    );
    expect(new Set(around), path).toEqual(new Set(['block']));
    await expect(page.locator('select + *').filter({ visible: true }), path).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

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
    await page.goto(`/admin/accounts/${uid}`);
    const menu = page.getByRole('button', { name: 'Your account' });
    const section = (wanted: string) => page.getByRole('region', { name: wanted, exact: true });
    await expect(section(name)).toBeVisible();
    await expect(menu).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const decision = section('Decision');
    for (const gone of [decision, menu, page.getByRole('navigation'), page.getByRole('combobox')]) {
      await expect(gone.filter({ visible: true })).toHaveCount(0);
    }
    const width = await section(name).evaluate((element) => element.clientWidth);
    expect(width, name).toBeGreaterThan(700);
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(11, 26, 51)');
    await page.emulateMedia({ media: 'screen' });
  }
});
