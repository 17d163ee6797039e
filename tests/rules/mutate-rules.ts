import { positionOf } from './mutation/equivalents.ts';
import { runMutations, scoreOf } from './mutation/run-mutations.ts';

/**
 * `npm run rules:mutate`: changes the rules in one place at a time and runs the table of requests on each result.
 * Prints the score; fails unless every mutant is detected, or listed with the reason why no test can detect it.
 */
const report = runMutations();
const { survivors, stale, killed } = report;
for (const mutant of survivors) console.error(`✖ survived  ${positionOf(mutant)}  ${mutant.what}`);
for (const { at, what } of stale) console.error(`✖ no longer equivalent, or gone: ${at}  ${what}`);
console.log(scoreOf(report));
process.exitCode = survivors.length + stale.length === 0 && killed > 0 ? 0 : 1;
