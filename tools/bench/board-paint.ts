import { openBareBrowser } from './timings/bare-browser.ts';
import { LINKS } from './timings/links.ts';
import { median } from './timings/median.ts';
import type { BoardTimes } from './board/board-probe.ts';
import { openBoardTab } from './board/measure-board.ts';
import { serveBoard } from './board/serve-board.ts';

/**
 * When the board of 200 open rides and 60 drivers is painted, on link B with a processor four times slower: opened anew
 * by a dispatcher who has the product in the cache, by one who has not, and from the dashboard.
 *
 *     node --import tsx tools/bench/board-paint.ts [rounds]
 */
const ROUNDS = Number(process.argv[2] ?? 5);
const [RIDES, DRIVERS] = [200, 60];

const link = LINKS.find(({ name }) => name === 'B');
if (link === undefined) throw new Error('There is no link B.');
const { lifecycle, origin, email, largestAnswer } = await serveBoard(RIDES, DRIVERS);
const browser = openBareBrowser();
lifecycle.own(browser.close);
const tab = await openBoardTab(browser, { origin, email, rides: RIDES, link });
console.log(`Milliseconds, the median of ${ROUNDS}; the list has ${largestAnswer()} bytes compressed.`);
for (const way of ['warm', 'cold', 'pressed'] as const) {
  const rounds: BoardTimes[] = [];
  while (rounds.length < ROUNDS) rounds.push(await tab[way]());
  const of = (time: 'asked' | 'answered' | 'first' | 'all') =>
    Math.round(median(rounds.map((each) => each[time])));
  console.log(
    `${way}: asked ${of('asked')}, answered ${of('answered')}, first rows ${of('first')}, all ${of('all')}`,
  );
}
await lifecycle.stopAll();
process.exit();
