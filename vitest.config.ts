import { defineConfig } from 'vitest/config';

const emulatorTests = '**/*.emulator.test.ts';
const comparisonTests = '**/*.comparison.test.ts';
const elsewhere = ['node_modules/**', 'dist/**', '.cache/**'];

/** `vitest --mode quick`, as in `npm run check`: every test, with fewer random inputs each. `npm test` tries them all. */
const QUICK = { RULES_SEQUENCES: '200', FUZZ_RUNS: '30', HOSTILE_SHARE: '0.05' };

/** `vitest --mode long`, as in `npm run fuzz`: the properties on some 100,000 random inputs and 6,000 sequences. */
const LONG = { RULES_SEQUENCES: '6000', FUZZ_RUNS: '4500' };

/**
 * The files of a worker share its modules and globals, which takes half the time. So no test replaces a module, and a
 * component test's page is cleared after it (src/test/setup.ts). By default one core stays idle, which on two cores is
 * half of them.
 */
const SHARED_WORKERS = { isolate: false, maxWorkers: '100%' };

export default defineConfig(({ mode }) => ({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...elsewhere, emulatorTests, comparisonTests],
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
          ...SHARED_WORKERS,
        },
      },
      {
        test: {
          name: 'emulator',
          include: [emulatorTests],
          exclude: elsewhere,
          environment: 'node',
          globalSetup: ['./tools/backend/vitest-backend.ts'],
          testTimeout: 20_000,
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
    ],
  },
}));
