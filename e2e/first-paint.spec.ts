import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

/** Opens the sign-in page as a slow link delivers it: first everything above the translations, the rest when asked to. */
async function openInTwoParts(page: Page): Promise<{ sendRest: () => void; close: () => void }> {
  const html = await (await page.request.get('/sign-in')).text();
  const translations = html.indexOf('<template lang=');
  let sendRest = () => {};
  const server = createServer(({ url }, response) => {
    if (url !== '/sign-in') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, translations));
    sendRest = () => response.end(html.slice(translations));
    return undefined;
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  await page.goto(`http://localhost:${address.port}/sign-in`, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
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
        const { sendRest, close } = await openInTwoParts(page);
        if (early) await expect.poll(() => isPainted(page)).toBe(true);
        // A frame that should not be would have come by now: a page that is all there is painted within some 0.2 s.
        else await expect(expect.poll(() => isPainted(page), { timeout: 1000 }).toBe(true)).rejects.toThrow();
        sendRest();
        await expect.poll(() => isPainted(page)).toBe(true);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        close();
      },
    );
  });
}
