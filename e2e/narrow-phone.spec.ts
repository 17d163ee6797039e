import { createPerson } from './backend.ts';
import { expectNoSidewaysScroll } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { PAGES_BEHIND_SIGN_IN } from './pages-behind-sign-in.ts';
import { signedIn } from './signed-in.ts';
import { arrived } from './stand-still.ts';

test.use({ viewport: { width: 320, height: 640 } });

/*
 * German words are longer than English ones, which are measured in every state beside what axe finds in it. Twice as large
 * a text (large-text.spec.ts) shows another layout: a width in `rem` is then half as many of them.
 */
for (const { role, what, pages } of PAGES_BEHIND_SIGN_IN) {
  test(`${what} fit a narrow phone in German`, async ({ page, expectFailedLoads }) => {
    // The Auth emulator cannot be asked for its password policy.
    expectFailedLoads(501);
    await signedIn(page, await createPerson({ role }));
    await page.evaluate(() => localStorage.setItem('language', 'de'));
    for (const [path, content] of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', 'de');
        await expect(page.locator(content).first()).toBeVisible();
        await arrived(page);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}
