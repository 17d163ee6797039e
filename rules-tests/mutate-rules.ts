import { loadRulesFromAst } from '#emulator/firestore/rules/load-rules.ts';
import { parseRules } from '#emulator/firestore/rules/syntax/parse-rules.ts';
import { isListed, positionOf, readEquivalents } from './mutation/equivalents.ts';
import { mutantsOf, type Mutant } from './mutation/mutants.ts';
import { expectations, Trial } from './mutation/trial.ts';
import { RULES_SOURCE } from './scenario/read-rules.ts';

/**
 * `npm run rules:mutate`: changes the rules in one place at a time and runs the table of requests on each result.
 * Prints the score; fails unless every mutant is found out, or listed with the reason why nothing could.
 */
function run(): number {
  const started = performance.now();
  const parsed = parseRules(RULES_SOURCE);
  if (!parsed.ok) throw new Error(`firestore.rules: ${JSON.stringify(parsed.issue)}`);
  const all = expectations();
  const trial = new Trial(all);
  const original = loadRulesFromAst(parsed.file);
  const broken = original.ok ? trial.firstBroken(original.ruleset) : null;
  if (!original.ok || broken !== null) {
    console.error(`✖ The rules fail without a mutation: ${broken?.title ?? 'they do not load'}.`);
    return 1;
  }

  const equivalents = readEquivalents();
  const excused = new Set<string>();
  const survivors: Mutant[] = [];
  let killed = 0;
  let stillborn = 0;
  for (const mutant of mutantsOf(parsed.file)) {
    const loaded = loadRulesFromAst(mutant.file, { print: () => undefined });
    if (!loaded.ok) stillborn += 1;
    else if (trial.firstBroken(loaded.ruleset) !== null) killed += 1;
    else if (isListed(equivalents, mutant)) excused.add(`${positionOf(mutant)} ${mutant.what}`);
    else survivors.push(mutant);
  }

  const stale = equivalents.filter(({ at, what }) => !excused.has(`${at} ${what}`));
  for (const mutant of survivors) console.error(`✖ survived  ${positionOf(mutant)}  ${mutant.what}`);
  for (const { at, what } of stale) console.error(`✖ no longer equivalent, or gone: ${at}  ${what}`);
  const counted = killed + survivors.length;
  const score = Math.floor((1000 * killed) / Math.max(1, counted)) / 10;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `rules mutation score: ${score} % (${killed} of ${counted} mutants killed by ${all.length} requests; ` +
      `${excused.size} equivalent, ${stillborn} did not load; ${seconds} s)`,
  );
  return survivors.length + stale.length === 0 && counted > 0 ? 0 : 1;
}

process.exitCode = run();
