import type { Page } from 'playwright/test';
import { createPerson } from './backend.ts';
import { expectNoSidewaysScroll } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signedIn } from './signed-in.ts';
import { arrived } from './stand-still.ts';

/*
 * German words are longer than English ones. English pages are measured at 320 pixels in every state, beside what axe
 * finds in them; here the longer words are. The public pages stand even with text twice as large (large-text.spec.ts).
 */
async function expectGermanFits(page: Page, paths: readonly string[]): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      // Behind a dialog it is hidden from the roles, and still there.
      await expect(page.locator('h1')).toBeVisible();
      await arrived(page);
      await expectNoSidewaysScroll(page);
    });
  }
}

for (const [role, paths] of [
  ['driver', ['/driver/dashboard', '/']],
  [
    'system_admin',
    [
      '/admin/dashboard',
      '/admin/dashboard?status=rejected',
      '/admin/accounts/seed-pending',
      '/admin/accounts/nobody-has-this-id',
      '/admin/health',
      '/profile',
    ],
  ],
] as const) {
  test(`every page of a ${role} fits a narrow phone in German`, async ({ page, expectFailedLoads }) => {
    // The Auth emulator cannot be asked for its password policy.
    expectFailedLoads(501);
    await signedIn(page, await createPerson({ role }));
    await expectGermanFits(page, paths);
  });
}
