import type { Ruleset } from 'builtin-firestore/rules/access-request.ts';
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

/** Runs rules against the expectations, starting with those that detected something last. */
export class Trial {
  #order: Expectation[];

  constructor(all: readonly Expectation[]) {
    this.#order = [...all];
  }

  /** The first expectation that the rules break; `null` if none. */
  firstBroken(ruleset: Ruleset): Expectation | null {
    const index = this.#order.findIndex(
      ({ prepared, allowed }) => verdict(ruleset, prepared).allowed !== allowed,
    );
    const [broken] = index < 0 ? [] : this.#order.splice(index, 1);
    if (broken === undefined) return null;
    this.#order.unshift(broken);
    return broken;
  }
}
