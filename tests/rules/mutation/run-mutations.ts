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

/** The whole table, prepared once: the documents do not depend on the rules, only the decisions do. */
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

/** Whether an `allow` may let a request pass once it allows more methods, or without its condition. */
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
 * The parts that a change must touch so that the answer to a request may change: a node that was evaluated, or an
 * `allow` for the same documents. Once a document is refused only what refuses it counts: while that stays as it is, so
 * does the answer. Throws if the unchanged rules answer otherwise than expected.
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
 * Runs changed rules against the expectations, starting with those that detected something last. A request that never
 * reaches the change is answered as before, so it is not asked again, which saves most of the work.
 */
class Trial {
  readonly #reaching = new Map<Changed, Expectation[]>();
  /** By expectation: the number of its last detection, counted over all. */
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

  /** The first expectation that the rules break, which differ from the original in that part alone; `null` if none. */
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

/** Takes minutes, or less with some kinds of change alone; throws if the unchanged rules fail. */
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
