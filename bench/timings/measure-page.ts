import type { Browser } from 'playwright';
import type { Link } from './links.ts';
import { probePage, type Timings } from './page-probe.ts';

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** One cold visit by a phone whose processor is four times slower than this machine's. */
export async function measurePage(browser: Browser, address: string, link: Link): Promise<Timings> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: link.latency,
      downloadThroughput: link.download,
      uploadThroughput: link.download / 2,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // The loader that runs this file marks functions by a helper of its own, which no page has.
    await page.addInitScript({ content: `const __name = (named) => named; (${probePage.toString()})()` });
    await page.goto(address, { waitUntil: 'commit' });
    const timings = await page.waitForFunction(() => window.probe?.timings, undefined, { polling: 100 });
    const value = await timings.jsonValue();
    if (!value) throw new Error(`${address} was not measured.`);
    return value;
  } finally {
    await context.close();
  }
}
