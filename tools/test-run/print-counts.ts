import { FUZZ_TRIALS } from 'builtin-firestore/fuzz-trials.ts';
import { countCells } from '../../tests/faults/fault-table.ts';
import { TRIALS } from '../../tests/hostile/trials.ts';
import { SEQUENCES } from '../../tests/rules/model/sequences.ts';
import { runMutations, scoreOf } from '../../tests/rules/mutation/run-mutations.ts';

/**
 * `npm run counts`: how much every `npm test` tries, computed from the constants of its tests. The mutation score is
 * measured, which takes half a minute.
 */
const sumOf = (trials: Readonly<Record<string, number>>) =>
  Object.values(trials).reduce((sum, count) => sum + count, 0);

function tell(kind: string, trials: Readonly<Record<string, number>>): void {
  for (const [what, count] of Object.entries(trials))
    console.log(`${String(count).padStart(7)} ${kind} ${what}`);
  console.log(`${String(sumOf(trials)).padStart(7)} in ${Object.keys(trials).length} properties`);
}

const { requests, faults, cells, filled, ports } = countCells();
console.log(`requests × faults: ${requests} × ${faults} = ${cells} cells, ${cells - filled} empty`);
console.log(`on the Firebase adapter: ${ports + 2} ports at every fault of a server`);
console.log('\nhostile inputs to the product');
tell('hostile', TRIALS);
console.log('\nfuzz inputs to the built-in Firestore');
tell('fuzzed', FUZZ_TRIALS);
console.log(
  `\nrules model: ${SEQUENCES} sequences of requests, and ${SEQUENCES / 5} whose batches do several things`,
);
console.log(scoreOf(runMutations()));
