import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

const emulatorTests = '**/*.emulator.test.ts';
const comparisonTests = '**/*.comparison.test.ts';
const soakTests = '**/*.soak.test.ts';
const elsewhere = ['**/node_modules/**', '**/dist/**', '.cache/**'];

/** A test of all Unicode characters takes long. */
const NOT_QUICK = ['tests/rules/name-agreement.test.ts'];

/** For `vitest --mode quick`, as in `npm run check`: fewer random inputs for each test. */
const QUICK = { RULES_SEQUENCES: '200', FUZZ_RUNS: '30', HOSTILE_SHARE: '0.05' };

/** For `vitest --mode long`, as in `npm run fuzz`: more random inputs for each property, and 6,000 sequences. */
const LONG = { RULES_SEQUENCES: '6000', FUZZ_RUNS: '4500' };

/**
 * Emulator tests that `vitest --mode once`, as in `npm test`, leaves out. The unit tests of `npm test` check the same
 * tables of rules in process. Few changes touch the operator's commands, the functions under Google's runtime, or the
 * soak. `npm run test:all` runs all emulator tests on each Firestore.
 */
const ONLY_IN_WHOLE_RUN = ['tests/rules/**', 'tests/functions/**', 'tests/soak/**', 'tools/operations/**'];

/** Tests that `vitest --mode again` (a second Firestore) leaves out, because they start backends of their own. */
const OWN_BACKENDS = 'tools/backend/**';

/** Long enough for a busy machine: a test or hook that takes longer hangs. Milliseconds. */
const PATIENCE = { testTimeout: 20_000, hookTimeout: 20_000 };

/**
 * The test files of a worker share its modules and globals, which halves the time. So no test replaces a module, and
 * src/test/setup.ts clears the page after each component test. By default Vitest would leave one core idle, which is
 * half of a machine with two cores.
 */
const SHARED_WORKERS = { isolate: false, maxWorkers: '100%', ...PATIENCE };

/** Fails a run that skipped a test, unless the run selects tests by name (`-t`). */
const wholeRun: Reporter = {
  onTestRunEnd(modules) {
    for (const { project, children } of modules) {
      if (project.config.testNamePattern !== undefined) continue;
      for (const { fullName } of children.allTests('skipped')) {
        console.error(`✖ skipped: ${fullName}`);
        process.exitCode = 1;
      }
    }
  },
};

/** The file of the full Firestore SDK for browsers. */
const FULL_SDK = fileURLToPath(
  new URL('node_modules/@firebase/firestore/dist/index.esm.js', import.meta.url),
);

/** Listeners run in browsers, so tests use the SDK's build for browsers. Its build for Node uses gRPC. */
const resolve = { alias: [{ find: /^firebase\/firestore$/, replacement: FULL_SDK }] };

/** Starts one local backend for all test files of a run. */
const BACKEND = ['./tools/backend/vitest-backend.ts'];

export default defineConfig(({ mode }) => ({
  test: {
    reporters: ['default', wholeRun],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [
            ...elsewhere,
            emulatorTests,
            comparisonTests,
            soakTests,
            ...(mode === 'quick' ? NOT_QUICK : []),
          ],
          environment: 'node',
          ...SHARED_WORKERS,
          env: { quick: QUICK, long: LONG }[mode] ?? {},
        },
      },
      {
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['./src/test/setup.ts'],
          // The local backend sets this variable, too, because it sends mails.
          env: { VITE_MAIL_FROM: 'no-reply@example.com' },
          ...SHARED_WORKERS,
          // Component tests wait for timers much of the time. A second worker for each core uses that time.
          maxWorkers: 2 * availableParallelism(),
        },
      },
      {
        resolve,
        test: {
          name: 'emulator',
          include: [emulatorTests],
          exclude: [...elsewhere, ...({ once: ONLY_IN_WHOLE_RUN, again: [OWN_BACKENDS] }[mode] ?? [])],
          environment: 'node',
          globalSetup: BACKEND,
          // Each file has a project of its own on the emulators, so no file sees the data of another.
          maxWorkers: '100%',
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'comparison',
          include: [comparisonTests],
          exclude: elsewhere,
          environment: 'node',
          // Each file starts the official emulator, which keeps one core busy.
          maxWorkers: 1,
          testTimeout: 120_000,
        },
      },
      {
        resolve,
        test: {
          name: 'soak',
          include: [soakTests],
          exclude: elsewhere,
          environment: 'node',
          globalSetup: BACKEND,
        },
      },
    ],
  },
}));
