import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspect } from 'node:util';
import type { Ruleset } from 'builtin-firestore/rules';
import { storeCommit } from 'builtin-firestore/store';
import { loadSource } from '../../scenario/load-source.ts';
import { RULES_SOURCE } from '../../scenario/read-rules.ts';
import { commits, type Request, type Seed, type Write } from '../../scenario/request.ts';
import { seededDatabase, TEST_TIME } from '../../scenario/seeded-database.ts';
import { prepare, verdict } from '../../scenario/verdict.ts';
import { someIntent } from './intents.ts';
import { someWorld, type Intent } from './people-and-worlds.ts';
import { LONGEST_SEQUENCE, SEQUENCES } from './sequences.ts';
import { broken } from './invariants.ts';
import { permits } from './table.ts';
import { afterWrites, worldOf, type World } from './world.ts';

const STEP_MICROS = 1_000_000n;

interface SequenceRun {
  /** Runs a sequence on the rules and on the table. Throws if they disagree or an invariant breaks. */
  run(seed: Seed, batches: readonly (readonly Intent[])[]): void;
  readonly counted: { sequences: number; requests: number; allowed: number };
}

const printed = (facts: object): string => inspect(facts, { depth: 8 });

/** One batch with the writes of all the intents, by the person of the first one. */
function merged(intents: readonly Intent[], world: World, now: Date): Request | null {
  const [first, ...others] = intents;
  if (first === undefined) return null;
  const request = first(world);
  if (others.length === 0 || request.does.kind !== 'commit') return request;
  const writes: Write[] = [...request.does.writes];
  for (const intent of others) {
    const { does } = intent(afterWrites(world, writes, now));
    if (does.kind === 'commit') writes.push(...does.writes);
  }
  return commits(request.by, ...writes);
}

function createSequenceRun(ruleset: Ruleset): SequenceRun {
  const counted = { sequences: 0, requests: 0, allowed: 0 };
  return {
    counted,
    run(seed, batches) {
      const database = seededDatabase(seed);
      const start = worldOf(seed);
      const permitted: Request[] = [];
      let world = start;
      let time = TEST_TIME;
      for (const intents of batches) {
        const now = new Date(Number(time / 1000n));
        const request = merged(intents, world, now);
        if (request === null) continue;
        const prepared = prepare(database, request, time);
        const { allowed, reason } = verdict(ruleset, prepared);
        const predicted = permits(world, request.by, request.does, now);
        // The table covers batches that write a document once. Merged batches only have to keep the invariants.
        if (allowed !== predicted && intents.length === 1) {
          throw new Error(printed({ predicted, request, reason, documents: Object.fromEntries(world) }));
        }
        // An update of a missing document may be permitted and still find nothing to update.
        if (prepared.staged !== null && allowed && storeCommit(database, prepared.staged, '').ok) {
          permitted.push(request);
          world = request.does.kind === 'commit' ? afterWrites(world, request.does.writes, now) : world;
        }
        counted.requests += 1;
        counted.allowed += allowed ? 1 : 0;
        time += STEP_MICROS;
      }
      counted.sequences += 1;
      const problems = broken({ start, end: world, permitted });
      if (problems.length > 0) throw new Error(printed({ problems, permitted }));
    },
  };
}

/** Few merged batches are allowed, so even a quick run needs many sequences. */
const MERGED_SEQUENCES = Math.max(200, SEQUENCES / 5);

describe('the rules and the independently written table', () => {
  it(`the rules and the written table agree on ${SEQUENCES} sequences of requests, after which the invariants hold`, () => {
    const { run, counted } = createSequenceRun(loadSource(RULES_SOURCE));
    const sequence = fc.array(someIntent, { minLength: 1, maxLength: LONGEST_SEQUENCE });
    fc.assert(
      fc.property(someWorld, sequence, (seed, intents) =>
        run(
          seed,
          intents.map((intent) => [intent]),
        ),
      ),
      { numRuns: SEQUENCES },
    );
    console.log(
      `rules model: ${counted.sequences} sequences, ${counted.requests} requests, ${counted.allowed} of them allowed`,
    );
    expect(counted.sequences).toBeGreaterThanOrEqual(SEQUENCES);
    expect(counted.allowed).toBeGreaterThan(counted.requests / 20);
  }, 600_000);

  it('the rules keep the invariants when a batch does two or three things at once', () => {
    const { run, counted } = createSequenceRun(loadSource(RULES_SOURCE));
    const batch = fc.array(someIntent, { minLength: 2, maxLength: 3 });
    fc.assert(fc.property(someWorld, fc.array(batch, { minLength: 1, maxLength: 5 }), run), {
      numRuns: MERGED_SEQUENCES,
    });
    console.log(`rules model: ${counted.requests} merged batches, ${counted.allowed} of them allowed`);
    expect(counted.allowed).toBeGreaterThan(0);
  }, 600_000);
});
