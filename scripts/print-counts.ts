import { countCells } from '../faults/fault-table.ts';
import { TRIALS } from '../hostile/trials.ts';

/** `npm run counts`: how much the tests against faults and hostile input try. */
const { requests, faults, cells, filled, ports } = countCells();
console.log(`requests × faults: ${requests} × ${faults} = ${cells} cells, ${cells - filled} empty`);
console.log(`on the Firebase adapter: ${ports + 2} ports at every fault of a server`);
for (const [what, trials] of Object.entries(TRIALS))
  console.log(`${String(trials).padStart(7)} hostile ${what}`);
const total = Object.values(TRIALS).reduce((sum, trials) => sum + trials, 0);
console.log(`${String(total).padStart(7)} hostile inputs in ${Object.keys(TRIALS).length} properties`);
