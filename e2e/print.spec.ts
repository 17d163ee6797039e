import { createPerson } from './backend.ts';
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
    const held = page.locator('main').locator('section, table').filter({ visible: true });
    // Firefox begins a long grid or flex box on the next page, and leaves the first one empty.
    const around = await held.evaluateAll((parts) =>
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
