import type { Locator, Page } from 'playwright/test';
import { createPeople, createPerson, ownNames } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { largeText } from './large-text.ts';
import { ReviewPage } from './review-page.ts';
import { signedIn } from './signed-in.ts';
import { arrived } from './stand-still.ts';

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

/** A frame that clips has no scroll bar, so the edges themselves are asked for. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *:not(svg, svg *)')]
      .filter((element) => element.closest('[aria-hidden="true"], .sr-only') === null)
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Words of the heading that a line ends within. The test's browser has no dictionaries to set hyphens by. */
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

test('no public page is cut off, nor its heading torn, on a phone with text twice as large', async ({
  page,
}) => {
  await page.goto('/favicon.svg');
  for (const language of ['en', 'de']) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    for (const path of PUBLIC_PAGES) {
      await test.step(`${path}, language ${language}`, async () => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await arrived(page);
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 740 });
          expect(await cutOff(page)).toEqual([]);
          expect(await tornWords(page)).toEqual([]);
        }
      });
    }
  }
});

/** Whether a control can be seen and pressed as a whole: nothing cuts it off, and nothing lies on it. */
function isWhole(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y] as const));
    return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });
}

for (const language of ['en', 'de']) {
  test(`the queue is not cut off on a phone with text twice as large, language ${language}`, async ({
    page,
  }) => {
    const prefix = ownNames();
    await createPeople([
      { name: `${prefix} Maximiliane`, status: 'pending', role: 'driver' },
      { name: `${prefix} Second`, status: 'pending' },
      { name: `${prefix} Third`, status: 'pending', role: 'admin' },
    ]);
    await signedIn(page, await createPerson({ role: 'admin' }));
    const review = new ReviewPage(page);
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto(`/admin/dashboard?filter=pending&search=${prefix}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(review.names).toHaveCount(3);
    expect(await cutOff(page)).toEqual([]);
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
    await test.step('with a selection', async () => {
      await page.locator('[data-row]').getByRole('checkbox').first().check();
      await expectWholeBar(4);
    });
    await test.step('with a decision that can be undone', async () => {
      await bar.getByRole('button').nth(1).click();
      await expectWholeBar(1);
    });
    await test.step('with what was undone', async () => {
      await bar.getByRole('button').click();
      await expect(review.names).toHaveCount(3);
      await expectWholeBar(0);
      await expect(bar).toBeVisible();
    });
  });
}

test('no page of the administrators’ rides is cut off on a phone with text twice as large', async ({
  page,
}) => {
  await signedIn(page, await createPerson({ role: 'system_admin' }));
  for (const language of ['en', 'de']) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    for (const [path, control] of [
      ['/admin/rides', 'main li'],
      ['/admin/rides/history', 'table'],
      ['/admin/rides/today', 'dl'],
      ['/admin/fleet', 'table'],
      ['/admin/settings', 'textarea'],
    ] as const) {
      await test.step(`${path}, language ${language}`, async () => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator(control).first()).toBeVisible();
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 740 });
          expect(await cutOff(page)).toEqual([]);
        }
      });
    }
  }
});
