/** What the files of one place may import besides their own room. The first place whose pattern fits a file counts. */
export interface Place {
  readonly files: RegExp;
  /** Path prefixes of other rooms. */
  readonly rooms: readonly string[];
  /** npm packages by name; `node` stands for every built-in module. */
  readonly packages: readonly string[];
  /** Whether an `import()` may compute what it loads, which no check can follow: only in tests and in the build. */
  readonly computes?: boolean;
}

const TEST_PACKAGES = ['vitest', 'fast-check', 'node', 'zod'];
const PAGE_PACKAGES = ['react', 'react-dom', '@tanstack/react-router', '@radix-ui/react-dialog'];
const ADAPTERS = ['adapters/device', 'adapters/memory', 'adapters/firebase'];

/** The root folders that hold source, and the adapters, each set of which is a room of its own. */
export const ROOMS = [
  'domain',
  ...ADAPTERS,
  'src',
  'emulator',
  'emulator-seed',
  'commands',
  'mail-templates',
  'rules-tests',
  'hostile',
  'faults',
  'soak',
  'e2e',
  'bench',
  'scripts',
] as const;

/** Rooms with an alias in the `imports` of package.json. */
export const ALIASED = ['domain', 'adapters', 'src', 'emulator', 'emulator-seed'];

export const PLACES: readonly Place[] = [
  {
    files: /^domain\/.*\.(test|contract|builder)\.ts$/,
    rooms: ['adapters/memory'],
    packages: ['vitest', 'fast-check'],
  },
  { files: /^domain\//, rooms: [], packages: [] },

  { files: /^adapters\/device\/.*\.test\.ts$/, rooms: ['domain'], packages: ['vitest'] },
  { files: /^adapters\/device\//, rooms: ['domain'], packages: [] },
  {
    files: /^adapters\/memory\/.*\.(test|contract|builder)\.ts$/,
    rooms: ['domain'],
    packages: TEST_PACKAGES,
  },
  { files: /^adapters\/memory\//, rooms: ['domain', 'adapters/device'], packages: [] },
  {
    files: /^adapters\/firebase\/(.*\.test\.ts$|testing\/)/,
    rooms: ['domain', 'hostile'],
    packages: ['firebase', ...TEST_PACKAGES],
  },
  { files: /^adapters\/firebase\//, rooms: ['domain', 'adapters/device'], packages: ['firebase', 'zod'] },

  {
    files: /^src\/(.*\.test\.tsx?$|test\/)/,
    rooms: ['domain', 'adapters/memory', 'hostile'],
    packages: [...PAGE_PACKAGES, ...TEST_PACKAGES, '@testing-library/react', '@testing-library/user-event'],
    computes: true,
  },
  {
    files: /^src\/composition\/memory-adapters\.ts$/,
    rooms: ['domain', 'adapters/memory', 'emulator-seed'],
    packages: ['inversify'],
  },
  { files: /^src\/composition\//, rooms: ['domain', ...ADAPTERS], packages: ['inversify', 'zod'] },
  { files: /^src\/main\.tsx$/, rooms: ['domain'], packages: [...PAGE_PACKAGES, 'reflect-metadata'] },
  { files: /^src\/vite-env\.d\.ts$/, rooms: [], packages: ['vite'] },
  { files: /^src\//, rooms: ['domain'], packages: PAGE_PACKAGES },

  {
    files: /^emulator\//,
    rooms: ['emulator-seed'],
    packages: ['firebase', 'firebase-tools', 're2js', 'vite', ...TEST_PACKAGES],
  },
  { files: /^emulator-seed\//, rooms: ['domain'], packages: TEST_PACKAGES },
  { files: /^commands\/.*\.(test|builder)\.ts$/, rooms: ['domain'], packages: TEST_PACKAGES },
  { files: /^commands\//, rooms: ['domain'], packages: ['google-auth-library', 'node', 'zod'] },

  { files: /^mail-templates\//, rooms: ['domain'], packages: TEST_PACKAGES },

  { files: /^rules-tests\//, rooms: ['domain', 'emulator'], packages: ['firebase', ...TEST_PACKAGES] },
  {
    files: /^hostile\//,
    rooms: ['domain', 'adapters/memory', 'src/app', 'src/features'],
    packages: TEST_PACKAGES,
  },
  {
    files: /^faults\//,
    rooms: ['domain', ...ADAPTERS, 'src/app', 'src/composition', 'src/copy'],
    packages: TEST_PACKAGES,
  },
  { files: /^soak\//, rooms: ['domain', ...ADAPTERS, 'src/app', 'src/composition'], packages: TEST_PACKAGES },
  {
    files: /^e2e\//,
    rooms: ['emulator', 'emulator-seed', 'src/copy'],
    packages: ['axe-core', 'playwright', 'node', 'zod'],
  },
  {
    files: /^bench\//,
    rooms: ['domain', ...ADAPTERS, 'src', 'emulator', 'emulator-seed', 'e2e', 'scripts'],
    packages: ['firebase', 'react', 'react-dom', 'vite', '@vitejs/plugin-react', ...TEST_PACKAGES],
  },
  {
    files: /^scripts\//,
    rooms: ROOMS,
    packages: ['@tailwindcss/node', '@vitejs/plugin-react', 'playwright', 'vite', ...TEST_PACKAGES],
    computes: true,
  },
  {
    files: /^(vite|vitest)\.config\.ts$/,
    rooms: ['scripts'],
    packages: ['@tailwindcss/vite', '@vitejs/plugin-react', 'vite', 'vitest'],
  },
];
