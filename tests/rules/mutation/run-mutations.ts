import { loadRulesFromAst } from 'builtin-firestore/rules';
import { fieldsAt } from '../privacy/fields-at.ts';
import { RULES_FILE } from '../scenario/rules-file.ts';
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
  const original = loadRulesFromAst(RULES_FILE);
  if (!original.ok) throw new Error('The rules do not load.');
  const all = expectations(original.ruleset);
  const trial = new Trial(all, RULES_FILE, original.ruleset);

  const equivalents = readEquivalents();
  const excused = new Set<Equivalent>();
  const survivors: Mutant[] = [];
  let killed = 0;
  let stillborn = 0;
  for (const mutant of mutantsOf(RULES_FILE, fieldsAt)) {
    const loaded = loadRulesFromAst(mutant.file);
    if (!loaded.ok) {
      stillborn += 1;
      continue;
    }
    if (trial.firstBroken(loaded.ruleset, mutant.changed) !== null) {
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
