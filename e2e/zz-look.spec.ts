import { createPerson } from './backend-data.ts';
import { test } from './fixtures.ts';
import { signedIn } from './signed-in.ts';
for (const [width, height, scheme, lang] of [
  [360, 740, 'light', 'de'],
  [1280, 800, 'dark', 'en'],
] as const)
  test(`look ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme });
    await signedIn(page, await createPerson({ role: 'admin' }));
    if (lang === 'de') await page.evaluate(() => localStorage.setItem('language', 'de'));
    for (const path of ['customers', 'fleet']) {
      await page.goto(`/admin/${path}`);
      await page.getByRole('button', { name: /Download|Herunterladen/ }).waitFor();
      await page.screenshot({ path: `/tmp/export/${path}-${width}-before.png` });
      await Promise.all([page.waitForEvent('download'), page.keyboard.press('x')]);
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/export/${path}-${width}.png` });
    }
  });
