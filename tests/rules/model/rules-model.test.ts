import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadSource } from '../scenario/load-source.ts';
import { RULES_SOURCE } from '../scenario/read-rules.ts';
import { someIntent } from './intents.ts';
import { someWorld } from './people-and-worlds.ts';
import { createSequenceRun } from './sequence-run.ts';
import { LONGEST_SEQUENCE, SEQUENCES } from './sequences.ts';

/** Few merged batches are allowed, so even a quick run needs enough of them to see one. */
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

  it('the rules keep the invariants when a batch does several things at once, one of them twice', () => {
    const { run, counted } = createSequenceRun(loadSource(RULES_SOURCE));
    const batch = fc.array(someIntent, { minLength: 2, maxLength: 3 });
    fc.assert(fc.property(someWorld, fc.array(batch, { minLength: 1, maxLength: 5 }), run), {
      numRuns: MERGED_SEQUENCES,
    });
    console.log(`rules model: ${counted.requests} merged batches, ${counted.allowed} of them allowed`);
    expect(counted.allowed).toBeGreaterThan(0);
  }, 600_000);
});
