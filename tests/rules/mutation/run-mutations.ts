import { loadRulesFromAst } from 'builtin-firestore/rules/load-rules.ts';
import { parseRules } from 'builtin-firestore/rules/syntax/parse-rules.ts';
import { RULES_SOURCE } from '../scenario/read-rules.ts';
import { excuseOf, readEquivalents, type Equivalent } from './equivalents.ts';
import { mutantsOf, type Mutant } from './mutants.ts';
import { expectations, Trial } from './trial.ts';

/** The results of running the table of requests on every mutant. */
export interface MutationReport {
  readonly requests: number;
  readonly killed: number;
  readonly survivors: readonly Mutant[];
  /** Listed as equivalent, and indeed not detected. */
  readonly excused: number;
  /** Listed as equivalent, but detected or no longer existing. */
  readonly stale: readonly Equivalent[];
  /** Mutants that do not load. */
  readonly stillborn: number;
}

/** Takes a minute; throws if the unchanged rules fail. */
export function runMutations(): MutationReport {
  const parsed = parseRules(RULES_SOURCE);
  if (!parsed.ok) throw new Error(`firestore.rules: ${JSON.stringify(parsed.issue)}`);
  const all = expectations();
  const original = loadRulesFromAst(parsed.file);
  if (!original.ok) throw new Error('The rules do not load.');
  const trial = new Trial(all, original.ruleset);
  const broken = trial.firstBroken(original.ruleset, null);
  if (broken !== null) throw new Error(`The rules fail without a mutation: ${broken.title}.`);

  const equivalents = readEquivalents();
  const excused = new Set<Equivalent>();
  const survivors: Mutant[] = [];
  let killed = 0;
  let stillborn = 0;
  for (const mutant of mutantsOf(parsed.file)) {
    const loaded = loadRulesFromAst(mutant.file, { print: () => undefined });
    if (!loaded.ok) {
      stillborn += 1;
      continue;
    }
    if (trial.firstBroken(loaded.ruleset, mutant.node) !== null) {
      killed += 1;
      continue;
    }
    const excuse = excuseOf(equivalents, mutant);
    if (excuse === undefined) survivors.push(mutant);
    else excused.add(excuse);
  }
  const stale = equivalents.filter((listed) => !excused.has(listed));
  return { requests: all.length, killed, survivors, excused: excused.size, stale, stillborn };
}

/** The score in one line, for every place that prints it. */
export function scoreOf({ requests, killed, survivors, excused, stillborn }: MutationReport): string {
  const counted = killed + survivors.length;
  const score = Math.floor((1000 * killed) / Math.max(1, counted)) / 10;
  return (
    `rules mutation score: ${score} % (${killed} of ${counted} mutants killed by ${requests} requests; ` +
    `${excused} equivalent, ${stillborn} did not load)`
  );
}
