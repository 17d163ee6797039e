import { buildPages } from './timings/build-pages.ts';
import { openBareBrowser } from './timings/bare-browser.ts';
import { LINKS } from './timings/links.ts';
import { measurePage } from './timings/measure-page.ts';
import { timingTable } from './timings/timing-table.ts';
import type { Timings } from './timings/page-probe.ts';

/**
 * Measures how fast three pages are: our sign-in page, a minimal page with Firebase, and a bare HTML form.
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
      // The pages take turns, so that other work of the machine slows all of them alike.
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
