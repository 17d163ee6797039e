/** What the files of one place may import besides their own home. The first place whose pattern fits a file counts. */
export interface Place {
  readonly files: RegExp;
  /** The folder whose files may import each other. */
  readonly home: string;
  /** Path prefixes of other folders. */
  readonly rooms: readonly string[];
  /** npm packages by name; `node` stands for every built-in module. */
  readonly packages: readonly string[];
  /** Whether an `import()` may compute what it loads, which no check can follow: only in tests and in the build. */
  readonly computes?: boolean;
}

const BUNDLER = ['@vitejs/plugin-react', 'vite'];
const TEST_PACKAGES = ['vitest', 'fast-check', 'node', 'zod'];
const PAGE_PACKAGES = ['react', 'react-dom', '@tanstack/react-router', '@radix-ui/react-dialog'];
const COMPUTES = { computes: true };
/** What the adapters of memory and of Firebase share. */
const SHARED_ADAPTERS = ['adapters/device', 'adapters/feeds', 'adapters/records'];
const ADAPTERS = [...SHARED_ADAPTERS, 'adapters/memory', 'adapters/firebase'];
const TEST = String.raw`\.(test|contract|builder)\.tsx?$`;

/** A place that is one folder and everything below it. */
function folder(
  home: string,
  rooms: readonly string[],
  packages: readonly string[] = [],
  rest: Partial<Place> = {},
): Place {
  return { files: new RegExp(`^${home}/`), home, rooms, packages, ...rest };
}

/** The tests, contracts and builders below a folder. */
function testsOf(
  home: string,
  rooms: readonly string[],
  packages: readonly string[],
  rest: Partial<Place> = {},
): Place {
  return { files: new RegExp(`^${home}/.*${TEST}`), home, rooms, packages, ...rest };
}

/** The folders that hold source. A file imports its own room by relative path. */
export const ROOMS = [
  'domain',
  'adapters/contracts',
  ...ADAPTERS,
  'src',
  'emulator-seed',
  'e2e',
  'tests/rules',
  'tests/faults',
  'tests/hostile',
  'tests/soak',
  'tools/builtin-firestore',
  'tools/backend',
  'tools/bench',
  'tools/boundaries',
  'tools/build',
  'tools/operations',
  'tools/test-run',
] as const;

/** Rooms with an alias in the `imports` of package.json, by alias. */
export const ALIASES = {
  domain: 'domain',
  adapters: 'adapters',
  src: 'src',
  backend: 'tools/backend',
  'emulator-seed': 'emulator-seed',
} as const;

const ACCOUNTS = 'domain/accounts';
const RIDES = 'domain/rides';
const FEATURES = 'src/features';

/**
 * The layers of the domain: a model knows no port, a port no service, and what is shared only what errors tell of. Accounts
 * know nothing of rides, and rides only the model of accounts.
 */
const DOMAIN: readonly Place[] = [
  testsOf('domain', ['adapters/memory', 'adapters/contracts'], ['vitest', 'fast-check']),
  folder('domain/shared', [`${ACCOUNTS}/model`, `${ACCOUNTS}/admission`]),
  folder(`${ACCOUNTS}/model`, ['domain/shared']),
  folder(`${ACCOUNTS}/admission`, ['domain/shared', `${ACCOUNTS}/model`]),
  folder(`${ACCOUNTS}/ports`, ['domain/shared', `${ACCOUNTS}/model`]),
  folder(`${ACCOUNTS}/services`, ['domain/shared', ACCOUNTS]),
  folder(`${RIDES}/model`, ['domain/shared', `${ACCOUNTS}/model`]),
  folder(`${RIDES}/ports`, ['domain/shared', `${RIDES}/model`]),
  folder(`${RIDES}/services`, ['domain/shared', `${ACCOUNTS}/model`, RIDES]),
];

/** What every feature stands on. */
const BELOW = ['src/ui', 'src/copy', 'src/core', 'domain'];

/** The layers of the screens, from the roof down: app, features, ui, copy, core. None imports one above it. */
const SCREENS: readonly Place[] = [
  {
    files: new RegExp(`^src/(.*${TEST}|test/)`),
    home: 'src',
    rooms: ['domain', 'adapters/memory', 'tests/hostile'],
    packages: [...PAGE_PACKAGES, ...TEST_PACKAGES, '@testing-library/react', '@testing-library/user-event'],
    computes: true,
  },
  { files: /^src\/(main|entry-server)\.tsx$/, home: 'src', rooms: ['domain'], packages: PAGE_PACKAGES },
  { files: /^src\/vite-env\.d\.ts$/, home: 'src', rooms: [], packages: ['vite'] },
  {
    files: /^src\/app\/composition\/memory-adapters\.ts$/,
    home: 'src/app/composition',
    rooms: ['adapters/memory', 'emulator-seed', 'firestore.rules?raw'],
    packages: [],
  },
  folder('src/app/composition', ['src/core', 'domain', ...ADAPTERS], ['inversify', 'zod']),
  folder('src/app', [FEATURES, ...BELOW], PAGE_PACKAGES),
  ...['visitors', 'members', 'passengers', 'drivers'].map((people) =>
    folder(`${FEATURES}/${people}`, BELOW, PAGE_PACKAGES),
  ),
  folder(`${FEATURES}/administrators`, [`${FEATURES}/members`, ...BELOW], PAGE_PACKAGES),
  folder('src/ui', ['src/copy', 'src/core', 'domain'], PAGE_PACKAGES),
  folder('src/copy', ['src/core', 'domain'], ['react']),
  folder('src/core', ['domain'], ['react', '@tanstack/react-router']),
];

export const PLACES: readonly Place[] = [
  ...DOMAIN,

  folder('adapters/contracts', ['adapters/records', 'domain'], ['vitest', 'fast-check']),
  testsOf('adapters/device', ['adapters/contracts', 'domain'], ['vitest']),
  folder('adapters/device', ['domain']),
  testsOf('adapters/feeds', ['domain'], ['vitest', 'fast-check']),
  folder('adapters/feeds', ['domain']),
  testsOf('adapters/records', ['domain'], ['vitest']),
  folder('adapters/records', ['domain']),
  testsOf('adapters/memory', ['adapters/contracts', 'adapters/records', 'domain'], TEST_PACKAGES),
  folder('adapters/memory', [...SHARED_ADAPTERS, 'domain'], ['builtin-firestore']),
  {
    files: /^adapters\/firebase\/(.*\.test\.ts$|testing\/)/,
    home: 'adapters/firebase',
    rooms: ['adapters/contracts', 'adapters/records', 'domain', 'tests/hostile'],
    packages: ['builtin-firestore', 'firebase', ...TEST_PACKAGES],
  },
  folder('adapters/firebase', [...SHARED_ADAPTERS, 'domain'], ['firebase']),

  ...SCREENS,

  testsOf('emulator-seed', ['domain', 'adapters/memory'], TEST_PACKAGES),
  folder('emulator-seed', ['domain', 'adapters/memory/memory-seed.ts'], TEST_PACKAGES),
  folder('e2e/engines', ['e2e', 'tools/backend'], ['playwright', 'node', 'ws', 'zod']),
  folder('e2e', ['tools/backend', 'emulator-seed', 'src/copy'], ['axe-core', 'playwright', 'node', 'zod']),

  folder('tests/rules', ['domain'], ['builtin-firestore', 'firebase', ...TEST_PACKAGES]),
  folder('tests/hostile', ['domain', 'adapters/memory', 'src/core', 'src/app', FEATURES], TEST_PACKAGES),
  folder('tests/faults', ['domain', ...ADAPTERS, 'src/core', 'src/app', 'src/copy'], TEST_PACKAGES),
  folder('tests/soak', ['domain', 'adapters/contracts', ...ADAPTERS, 'src/core', 'src/app'], TEST_PACKAGES),

  // Node resolves no specifier to the SDK's build for browsers.
  folder('tools/builtin-firestore/src/testing', ['tools/builtin-firestore'], ['firebase', 'node'], COMPUTES),
  folder('tools/builtin-firestore', [], ['#digests', 'firebase', 're2js', 'tsx', ...TEST_PACKAGES]),
  folder(
    'tools/backend',
    ['emulator-seed'],
    ['builtin-firestore', 'firebase-tools', 'superstatic', 'vite', ...TEST_PACKAGES],
  ),
  testsOf('tools/operations', ['domain', 'adapters/records'], ['builtin-firestore', ...TEST_PACKAGES]),
  folder('tools/operations/mail-templates', ['domain'], TEST_PACKAGES),
  folder('tools/operations', ['domain', 'adapters/records'], ['google-auth-library', 'node', 'zod']),
  folder(
    'tools/bench',
    ['domain', ...ADAPTERS, 'src', 'tools/backend', 'e2e'],
    ['builtin-firestore', 'firebase', 'playwright', 'react', 'react-dom', ...BUNDLER, ...TEST_PACKAGES],
  ),
  folder('tools/boundaries', ROOMS, ['vite', ...TEST_PACKAGES], COMPUTES),
  folder('tools/build', ROOMS, ['@tailwindcss/node', 'playwright', ...BUNDLER, ...TEST_PACKAGES], COMPUTES),
  folder('tools/test-run', ROOMS, ['builtin-firestore', 'vite', ...TEST_PACKAGES], COMPUTES),
  {
    files: /^(vite|vitest)\.config\.ts$/,
    home: 'tools/build',
    rooms: [],
    packages: ['@tailwindcss/vite', '@vitejs/plugin-react', 'node', 'vite', 'vitest'],
  },
];
