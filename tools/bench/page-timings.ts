import { buildPages } from './timings/build-pages.ts';
import { openBareBrowser } from './timings/bare-browser.ts';
import { LINKS } from './timings/links.ts';
import { measurePage } from './timings/measure-page.ts';
import { timingTable } from './timings/timing-table.ts';
import type { Timings } from './timings/page-probe.ts';

/**
 * Page timings of our sign-in page, a best peer and the bare HTML form, built and measured in the same run.
 *
 *     npm run bench:timings -- [rounds]
 */
const rounds = Number(process.argv[2] ?? 7);
const pages = await buildPages();
const browser = openBareBrowser();
try {
  for (const link of LINKS) {
    const measured = new Map<string, Timings[]>(pages.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      // Interleaved, so that whatever else the machine does meets all of them.
      for (const { name, address } of pages) {
        measured.get(name)?.push(await measurePage(browser, address, link));
      }
    }
    console.log(timingTable(link, measured));
  }
} finally {
  await browser.close();
  await Promise.all(pages.map(({ close }) => close()));
}
