import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

const emulatorTests = '**/*.emulator.test.ts';
const comparisonTests = '**/*.comparison.test.ts';
const soakTests = '**/*.soak.test.ts';
const elsewhere = ['**/node_modules/**', '**/dist/**', '.cache/**'];

/** What goes through all of Unicode takes long. */
const NOT_QUICK = ['tests/rules/name-agreement.test.ts'];

/** `vitest --mode quick`, as in `npm run check`: the other tests, with fewer random inputs each. */
const QUICK = { RULES_SEQUENCES: '200', FUZZ_RUNS: '30', HOSTILE_SHARE: '0.05' };

/** `vitest --mode long`, as in `npm run fuzz`: the properties on some 60,000 random inputs and 6,000 sequences. */
const LONG = { RULES_SEQUENCES: '6000', FUZZ_RUNS: '4500' };

/**
 * Left out by `vitest --mode once`, as in `npm test`: the tables of the rules, which are decided in process there, and
 * the operator's commands, the functions under Google's runtime and the weeks of a service, which few changes touch.
 * `npm run test:all` has them, on each Firestore.
 */
const ONLY_IN_WHOLE_RUN = ['tests/rules/**', 'tests/functions/**', 'tests/soak/**', 'tools/operations/**'];

/** Left out by `vitest --mode again`, on another Firestore: these start backends of their own. */
const OWN_BACKENDS = 'tools/backend/**';

/** A test or hook that needs longer hangs; a busy machine alone is no failure. Milliseconds. */
const PATIENCE = { testTimeout: 20_000, hookTimeout: 20_000 };

/**
 * The files of a worker share its modules and globals, which takes half the time. So no test replaces a module, and a
 * component test's page is cleared after it (src/test/setup.ts). By default one core stays idle, which on two cores is
 * half of them.
 */
const SHARED_WORKERS = { isolate: false, maxWorkers: '100%', ...PATIENCE };

/** Fails a run that left a test out, unless it was told to by a name (`-t`). */
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

/** The full Firestore SDK as browsers run it. */
const FULL_SDK = fileURLToPath(
  new URL('node_modules/@firebase/firestore/dist/index.esm.js', import.meta.url),
);

/** What listens runs in browsers; the SDK's build for Node speaks gRPC, which no browser does. */
const resolve = { alias: [{ find: /^firebase\/firestore$/, replacement: FULL_SDK }] };

/** A local backend for all files of a run. */
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
          // As on the local backend, which sends mails.
          env: { VITE_MAIL_FROM: 'no-reply@example.com' },
          ...SHARED_WORKERS,
          // Screens wait for timers much of the time, which a second worker for each core uses.
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
          // Each file has a project of its own on the emulators, so none sees what another one stores.
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
          // Each file starts the official emulator, whose Java takes a core.
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
