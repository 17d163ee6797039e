import { defineConfig } from 'vitest/config';

const emulatorTests = '**/*.emulator.test.ts';
const elsewhere = ['node_modules/**', 'dist/**', '.cache/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...elsewhere, emulatorTests],
          environment: 'node',
          // No test replaces a module or leaves anything behind, so the files of a worker share theirs: half the time.
          isolate: false,
        },
      },
      {
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['./src/test/setup.ts'],
        },
      },
      {
        test: {
          name: 'emulator',
          include: [emulatorTests],
          exclude: elsewhere,
          environment: 'node',
          globalSetup: ['./emulator/vitest-backend.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
