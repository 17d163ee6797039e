import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

/** Opens the sign-in page as over a slow link. The first part ends before `mark`; `sendRest` sends the other part. */
async function openInTwoParts(
  page: Page,
  mark: string,
): Promise<{ sendRest: () => void; close: () => void }> {
  const html = await (await page.request.get('/sign-in')).text();
  const cut = html.indexOf(mark);
  let sendRest = () => {};
  const server = createServer(({ url }, response) => {
    if (url !== '/sign-in') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, cut));
    sendRest = () => response.end(html.slice(cut));
    return undefined;
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  await page.goto(`http://localhost:${address.port}/sign-in`, { waitUntil: 'commit' });
  await page.locator('form').waitFor({ state: 'attached' });
  return {
    sendRest,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

for (const { locale, heading, early } of [
  { locale: 'en-GB', heading: 'Sign in', early: true },
  { locale: 'de-DE', heading: 'Anmelden', early: false },
]) {
  test.describe(`where the browser's language is ${locale}`, () => {
    test.use({ locale });

    test(
      early
        ? 'the English page is painted before its translations have arrived'
        : 'nothing is painted before the German page has arrived',
      async ({ page, expectFailedLoads }) => {
        expectFailedLoads(0, 404);
        const { sendRest, close } = await openInTwoParts(page, '<template lang=');
        if (early) await expect.poll(() => isPainted(page)).toBe(true);
        // One second is long enough to notice a wrong frame: a complete page is painted within some 0.2 s.
        else await expect(expect.poll(() => isPainted(page), { timeout: 1000 }).toBe(true)).rejects.toThrow();
        sendRest();
        await expect.poll(() => isPainted(page)).toBe(true);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        close();
      },
    );
  });
}

test.describe('while the page arrives', () => {
  test('a phone shows the part that has arrived, and nothing moves when the rest comes', async ({
    page,
    expectFailedLoads,
  }) => {
    expectFailedLoads(0, 404);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        document.documentElement.dataset['moved'] = String(
          list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
        );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { sendRest, close } = await openInTwoParts(page, '<select aria-label="Language"');
    await expect.poll(() => isPainted(page)).toBe(true);
    sendRest();
    await expect(page.getByRole('combobox', { name: 'Appearance' })).toBeVisible();
    const moved = await page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0));
    expect(moved).toBeLessThan(0.001);
    close();
  });

  test('a wide screen shows nothing before the whole page is there', async ({ page, expectFailedLoads }) => {
    expectFailedLoads(0, 404);
    await page.setViewportSize({ width: 1280, height: 800 });
    const { sendRest, close } = await openInTwoParts(page, '<footer');
    await expect(expect.poll(() => isPainted(page), { timeout: 1000 }).toBe(true)).rejects.toThrow();
    sendRest();
    await expect.poll(() => isPainted(page)).toBe(true);
    close();
  });
});
