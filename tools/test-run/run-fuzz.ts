import { relative } from 'node:path';
import { startVitest, type TestCase } from 'vitest/node';

/**
 * `npm run fuzz`: the properties of `npm test` on many more inputs, and how many were executed. Fails if a property
 * does not hold, or if fewer inputs were executed than promised. `FUZZ_RUNS` and `RULES_SEQUENCES` ask for more.
 */
const LEAST = { inputs: 100_000, sequences: 5_000 };

process.env['FUZZ_RUNS'] ??= '4500';
process.env['RULES_SEQUENCES'] ??= '6000';

const MODEL = 'tests/rules/model/';

interface Executed {
  readonly file: string;
  readonly title: string;
  readonly inputs: number;
}

function executedBy(test: TestCase): Executed {
  const file = relative(process.cwd(), test.module.moduleId);
  return { file, title: test.name, inputs: test.meta().inputs ?? 0 };
}

function sumOf(executed: readonly Executed[]): number {
  return executed.reduce((sum, { inputs }) => sum + inputs, 0);
}

const started = performance.now();
const vitest = await startVitest('test', [], {
  config: false,
  watch: false,
  include: [
    'tools/builtin-firestore/src/**/*.test.ts',
    'tests/hostile/*.test.ts',
    '**/hostile-*.test.ts',
    `${MODEL}*.test.ts`,
  ],
  setupFiles: ['./tools/test-run/count-inputs.setup.ts'],
  isolate: false,
  testTimeout: 600_000,
});
const executed = vitest.state
  .getTestModules()
  .flatMap(({ children }) => [...children.allTests()].map(executedBy))
  .filter(({ inputs }) => inputs > 0);
const isHeld = vitest.state.getCountOfFailedTests() === 0 && vitest.state.getUnhandledErrors().length === 0;
await vitest.close();

for (const { file, title, inputs } of executed)
  console.log(`${String(inputs).padStart(7)}  ${file}: ${title}`);
const sequences = sumOf(executed.filter(({ file }) => file.startsWith(MODEL)));
const inputs = sumOf(executed) - sequences;
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`executed: ${inputs} inputs, ${sequences} sequences of requests, in ${seconds} s`);
const isEnough = inputs >= LEAST.inputs && sequences >= LEAST.sequences;
if (!isEnough) console.error(`✖ fewer than ${LEAST.inputs} inputs and ${LEAST.sequences} sequences.`);
process.exitCode = isHeld && isEnough ? 0 : 1;
