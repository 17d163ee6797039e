import type { Locator, Page } from 'playwright/test';
import { createPeople, createPerson, ownNames } from './backend-data.ts';
import { inEveryLanguage } from './every-language.ts';
import { expect, test } from './fixtures.ts';
import { largeText } from './large-text.ts';
import { PAGES_BEHIND_SIGN_IN } from './pages-behind-sign-in.ts';
import { ReviewPage } from './review-page.ts';
import { signedIn } from './signed-in.ts';
import { arrived } from './stand-still.ts';
import { LANGUAGES } from '#words/languages.ts';

test.use({ ...largeText, viewport: { width: 360, height: 740 } });

const PUBLIC_PAGES = [
  '/',
  '/sign-in/driver',
  '/sign-in?email=nobody%40example.com',
  '/register',
  '/reset-password',
  '/debug-login',
  '/pending-approval?email=nobody%40example.com',
  '/pending-approval?email=pending%40example.com',
  '/pending-approval?email=passenger%40example.com',
  '/pending-approval?email=rejected%40example.com',
  '/no/such/page',
];

/** The elements beyond the right edge of the window. Each edge is measured, because clipped content does not scroll. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *:not(svg, svg *)')]
      // The header's links are left out, because they scroll in their row.
      .filter((element) => element.closest('[aria-hidden="true"], .sr-only, header nav') === null)
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** The words of the heading that a line break divides. The test's browser has no dictionaries for hyphens. */
function tornWords(page: Page): Promise<readonly string[]> {
  return page.locator('h1').evaluate((heading) => {
    const text = heading.firstChild;
    if (text?.nodeType !== Node.TEXT_NODE) throw new Error('The heading is not a mere text.');
    return [...(text.textContent ?? '').matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
}

/**
 * Opens pages one after the other, and waits for the content of each. Checks each in each language, on a usual phone
 * and on the narrowest.
 */
async function seeNarrow(
  page: Page,
  pages: readonly (readonly [path: string, content: string])[],
  see: () => Promise<void>,
): Promise<void> {
  for (const [path, content] of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await inEveryLanguage(page, async () => {
        await expect(page.locator(content).first()).toBeVisible();
        await arrived(page);
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 740 });
          await see();
        }
      });
    });
  }
}

test('no public page is cut off, nor its heading torn, on a phone with text twice as large', async ({
  page,
}) => {
  const pages = PUBLIC_PAGES.map((path) => [path, 'h1'] as const);
  await seeNarrow(page, pages, async () => {
    expect(await cutOff(page)).toEqual([]);
    expect(await tornWords(page)).toEqual([]);
  });
});

/** Whether nothing cuts a control off and nothing covers it, tested at its four corners. */
function isWhole(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y] as const));
    return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });
}

test('the queue is not cut off on a phone with text twice as large', async ({ page }) => {
  const prefix = ownNames();
  await createPeople([
    { name: `${prefix} Maximiliane`, status: 'pending', role: 'driver' },
    { name: `${prefix} Second`, status: 'pending' },
    { name: `${prefix} Third`, status: 'pending', role: 'admin' },
  ]);
  await signedIn(page, await createPerson({ role: 'admin' }));
  const review = new ReviewPage(page);
  const bar = page.locator('[data-dock]');
  const expectWholeBar = async (buttons: number) => {
    await expect(bar.getByRole('button')).toHaveCount(buttons);
    expect(await cutOff(page)).toEqual([]);
    for (const button of await bar.getByRole('button').all()) {
      await expect.poll(() => isWhole(button)).toBe(true);
    }
    const height = await bar.evaluate((element) => element.getBoundingClientRect().height);
    expect(height).toBeLessThan(740 * 0.6);
  };
  for (const language of LANGUAGES) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto(`/admin/dashboard?filter=pending&search=${prefix}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(review.names).toHaveCount(3);
    expect(await cutOff(page)).toEqual([]);
    await test.step(`with a selection, language ${language}`, async () => {
      await page.locator('[data-row]').getByRole('checkbox').first().check();
      await expectWholeBar(4);
    });
    await test.step(`with a decision that can be undone, language ${language}`, async () => {
      await bar.getByRole('button').nth(1).click();
      await expectWholeBar(1);
    });
    await test.step(`with an undone decision, language ${language}`, async () => {
      await bar.getByRole('button').click();
      await expect(review.names).toHaveCount(3);
      await expectWholeBar(0);
      await expect(bar).toBeVisible();
    });
  }
});

for (const { role, what, pages } of PAGES_BEHIND_SIGN_IN) {
  test(`${what} are not cut off on a phone with text twice as large`, async ({ page, expectFailedLoads }) => {
    // The Auth emulator has no endpoint for its password policy.
    expectFailedLoads(501);
    await signedIn(page, await createPerson({ role }));
    await seeNarrow(page, pages, async () => expect(await cutOff(page)).toEqual([]));
  });
}
