import type { Ruleset } from 'builtin-firestore/rules/access-request.ts';
import type { Trace } from 'builtin-firestore/rules/evaluate/trace.ts';
import type { ExplainingRuleset } from 'builtin-firestore/rules/load-rules.ts';
import type { Expression } from 'builtin-firestore/rules/syntax/ast.ts';
import { ALL_CASES } from '../cases/all-cases.ts';
import { seededDatabase, TEST_TIME } from '../scenario/seeded-database.ts';
import { prepare, verdict, type Prepared } from '../scenario/verdict.ts';

/** One request of the table with its expected answer. */
export interface Expectation {
  readonly title: string;
  readonly prepared: Prepared;
  readonly allowed: boolean;
}

/** The whole table, prepared once: the decisions depend on the rules, the documents do not. */
export function expectations(): Expectation[] {
  return ALL_CASES.flatMap(({ title, seed, permitted, refused }) => {
    const database = seededDatabase(seed);
    return [
      { title, prepared: prepare(database, permitted, TEST_TIME), allowed: true },
      ...Object.entries(refused).map(([name, request]) => ({
        title: `${title}: ${name}`,
        prepared: prepare(database, request, TEST_TIME),
        allowed: false,
      })),
    ];
  });
}

/** Adds what evaluating has reached. */
function addReached({ node, children }: Trace, reached: Set<Expression>): void {
  reached.add(node);
  for (const child of children) addReached(child, reached);
}

/** The nodes of the rules that deciding a request evaluates. */
function nodesReached(rules: ExplainingRuleset, prepared: Prepared): ReadonlySet<Expression> {
  const reached = new Set<Expression>();
  const following: Ruleset = {
    decide(request) {
      const { decision, cases } = rules.explain(request);
      for (const { trace } of cases.flat()) if (trace !== null) addReached(trace, reached);
      return decision;
    },
  };
  verdict(following, prepared);
  return reached;
}

/**
 * Runs changed rules against the expectations, starting with those that detected something last. A request that never
 * evaluates the changed node is answered as before, so it is not asked again: that leaves a seventh of the work.
 */
export class Trial {
  readonly #all: readonly Expectation[];
  readonly #reaching = new Map<Expression, Expectation[]>();
  /** By expectation: the number of its last detection, counted over all. */
  readonly #detections = new Map<Expectation, number>();
  #detected = 0;

  constructor(all: readonly Expectation[], original: ExplainingRuleset) {
    this.#all = all;
    for (const expectation of all) {
      for (const node of nodesReached(original, expectation.prepared)) {
        const reaching = this.#reaching.get(node);
        if (reaching === undefined) this.#reaching.set(node, [expectation]);
        else reaching.push(expectation);
      }
    }
  }

  /** The first expectation that the rules break, which differ from the original in that node alone; `null` if none. */
  firstBroken(ruleset: Ruleset, changed: Expression | null): Expectation | null {
    const asked = changed === null ? this.#all : (this.#reaching.get(changed) ?? []);
    const lastDetection = (one: Expectation) => this.#detections.get(one) ?? 0;
    const inOrder = asked.toSorted((one, other) => lastDetection(other) - lastDetection(one));
    const broken = inOrder.find(({ prepared, allowed }) => verdict(ruleset, prepared).allowed !== allowed);
    if (broken === undefined) return null;
    this.#detected += 1;
    this.#detections.set(broken, this.#detected);
    return broken;
  }
}
