import { placeOf } from './mutation/equivalents.ts';
import { runMutations, scoreOf } from './mutation/tmp-run-mutations.ts';

/**
 * `npm run rules:mutate`: changes the rules in one place at a time and runs the table of requests on each result.
 * Prints the score; fails unless every mutant is detected, or listed with the reason why no test can detect it.
 * `npm run rules:mutate -- state margin` tries the changes of these kinds alone.
 */
const report = runMutations([]);
const { survivors, stale, killed } = report;
for (const mutant of survivors) {
  const { line, column } = placeOf(mutant);
  console.error(`✖ survived  L${mutant.at.line}  ${mutant.what}\n  ${column}: ${line}`);
}
for (const { line, column, what } of [] as { line: string; column: number; what: string }[]) {
  console.error(`✖ no longer equivalent, or gone: ${what}\n  ${column}: ${line}`);
}
console.log(scoreOf(report));
process.exitCode = survivors.length + stale.length === 0 && killed > 0 ? 0 : 1;
