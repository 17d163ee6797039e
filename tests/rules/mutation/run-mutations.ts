import {
  loadRulesFromAst,
  type AccessRequest,
  documentPath,
  type ExplainingRuleset,
  type FlatMatch,
  flattenMatches,
  matchPath,
  type Ruleset,
  type Trace,
} from 'builtin-firestore/rules';
import type { AllowMethod, AllowStatement, RulesFile } from 'builtin-firestore/syntax';
import { fieldsAt } from '../privacy/fields-at.ts';
import { RULES_FILE } from '../scenario/rules-file.ts';
import { ALL_CASES } from '../cases/all-cases.ts';
import { closedWrites } from '../closed/closed-writes.ts';
import { answersOfPrivacy } from '../privacy/privacy-requests.ts';
import { seededDatabase, TEST_TIME } from '../scenario/seeded-database.ts';
import { prepare, verdict, type Prepared } from '../scenario/verdict.ts';
import { excuseOf, readEquivalents, type Equivalent } from './equivalents.ts';
import { mutantsOf, type Mutant, type Changed } from './mutants.ts';

/** One request of the table with its expected answer. */
interface Expectation {
  readonly title: string;
  readonly prepared: Prepared;
  readonly allowed: boolean;
}

/** The whole table. It is prepared only once, because the documents do not depend on the rules. */
function expectations(rules: Ruleset): readonly Expectation[] {
  const cases = ALL_CASES.flatMap((one) => {
    const { title, seed, permitted, refused } = one;
    const database = seededDatabase(seed);
    return [
      { title, prepared: prepare(database, permitted, TEST_TIME), allowed: true },
      ...[...Object.entries(refused), ...closedWrites(one)].map(([name, request]) => ({
        title: `${title}: ${name}`,
        prepared: prepare(database, request, TEST_TIME),
        allowed: false,
      })),
    ];
  });
  return [...cases, ...answersOfPrivacy(rules)];
}

function addReached({ node, children }: Trace, reached: Set<Changed>): void {
  reached.add(node);
  for (const child of children) addReached(child, reached);
}

const READING: readonly AllowMethod[] = ['get', 'list'];

/** Whether a change of an `allow` may let a request pass: it has no condition, or lacks the request's method. */
function mayAllow({ methods, condition }: AllowStatement, { method }: AccessRequest): boolean {
  const isOfItsKind = methods.some((own) => READING.includes(own) === READING.includes(method));
  return condition === undefined || (isOfItsKind && !methods.includes(method));
}

function isAt({ segments }: FlatMatch, { method, path, database, query }: AccessRequest): boolean {
  const target = documentPath(database, path).segments;
  if (method !== 'list') return matchPath(segments, target) !== null;
  return query?.allDescendants === true || matchPath(segments.slice(0, -1), target) !== null;
}

/** The unchanged rules, and all their matches. */
interface Rules {
  readonly ruleset: ExplainingRuleset;
  readonly matches: readonly FlatMatch[];
}

/**
 * The parts whose change may change the answer to a request: evaluated nodes, and each `allow` for the same documents.
 * If a document of the request is refused, only the parts for that document count. No other change can permit the
 * request. Throws if the unchanged rules do not answer as expected.
 */
function partsReached(rules: Rules, { title, prepared, allowed }: Expectation): ReadonlySet<Changed> {
  const reached = new Set<Changed>();
  const following: Ruleset = {
    decide(request) {
      const { decision, cases } = rules.ruleset.explain(request);
      if (!decision.allowed) reached.clear();
      for (const { trace } of cases.flat()) if (trace !== null) addReached(trace, reached);
      for (const match of rules.matches.filter((one) => isAt(one, request))) {
        for (const allow of match.allows) if (mayAllow(allow, request)) reached.add(allow);
      }
      return decision;
    },
  };
  if (verdict(following, prepared).allowed !== allowed) {
    throw new Error(`The rules fail without a mutation: ${title}.`);
  }
  return reached;
}

/**
 * Runs changed rules against the expectations, first those with the latest detection. A request that does not reach the
 * change has the same answer as before, so it is left out. This saves most of the work.
 */
class Trial {
  readonly #reaching = new Map<Changed, Expectation[]>();
  /** The number of the last detection of each expectation. All detections are counted in one sequence. */
  readonly #detections = new Map<Expectation, number>();
  #detected = 0;

  /** Throws if the unchanged rules break an expectation. */
  constructor(all: readonly Expectation[], file: RulesFile, ruleset: ExplainingRuleset) {
    const rules = { ruleset, matches: flattenMatches(file) };
    for (const expectation of all) {
      for (const part of partsReached(rules, expectation)) {
        const reaching = this.#reaching.get(part);
        if (reaching === undefined) this.#reaching.set(part, [expectation]);
        else reaching.push(expectation);
      }
    }
  }

  /** The first expectation that these rules break; `null` if none. The rules are changed only in this part. */
  firstBroken(ruleset: Ruleset, changed: Changed): Expectation | null {
    const asked = this.#reaching.get(changed) ?? [];
    const lastDetection = (one: Expectation) => this.#detections.get(one) ?? 0;
    const inOrder = asked.toSorted((one, other) => lastDetection(other) - lastDetection(one));
    const broken = inOrder.find(({ prepared, allowed }) => verdict(ruleset, prepared).allowed !== allowed);
    if (broken === undefined) return null;
    this.#detected += 1;
    this.#detections.set(broken, this.#detected);
    return broken;
  }
}

export interface MutationReport {
  readonly requests: number;
  readonly killed: number;
  readonly survivors: readonly Mutant[];
  /** The number of mutants that are listed as equivalent, and not detected. */
  readonly excused: number;
  /** The entries of the list whose mutant was detected or no longer exists. */
  readonly stale: readonly Equivalent[];
  /** The number of mutants that do not load. */
  readonly stillborn: number;
}

/** Tries all mutants, or only those of some kinds. Takes minutes. Throws if the unchanged rules fail. */
export function runMutations(kinds: readonly string[] = []): MutationReport {
  const original = loadRulesFromAst(RULES_FILE);
  if (!original.ok) throw new Error('The rules do not load.');
  const all = expectations(original.ruleset);
  const trial = new Trial(all, RULES_FILE, original.ruleset);

  const isTried = ({ what }: Pick<Mutant, 'what'>) =>
    kinds.length === 0 || kinds.some((kind) => what.startsWith(`${kind}: `));
  const equivalents = readEquivalents().filter(isTried);
  const excused = new Set<Equivalent>();
  const survivors: Mutant[] = [];
  let killed = 0;
  let stillborn = 0;
  for (const mutant of mutantsOf(RULES_FILE, fieldsAt)) {
    if (!isTried(mutant)) continue;
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
