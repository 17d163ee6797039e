import { placeOf } from './mutation/equivalents.ts';
import { runMutations, scoreOf } from './mutation/run-mutations.ts';

/**
 * `npm run rules:mutate` changes the rules in one place at a time, runs the table of requests on each result, and
 * prints the score. Each mutant must be detected, or listed with the reason why no test can detect it. Otherwise the
 * command fails. `npm run rules:mutate -- state margin` tries only changes of these kinds.
 */
const report = runMutations(process.argv.slice(2));
const { survivors, stale, killed } = report;
for (const mutant of survivors) {
  const { line, column } = placeOf(mutant);
  console.error(`✖ survived  L${mutant.at.line}  ${mutant.what}\n  ${column}: ${line}`);
}
for (const { line, column, what } of stale) {
  console.error(`✖ no longer equivalent, or gone: ${what}\n  ${column}: ${line}`);
}
console.log(scoreOf(report));
process.exitCode = survivors.length + stale.length === 0 && killed > 0 ? 0 : 1;
