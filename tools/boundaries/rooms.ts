import { BOOKS_STACK, RIDES_STACK } from './model-stacks.ts';
import { folder, TEST, testsOf, type Place } from './place.ts';

const BUNDLER = ['@vitejs/plugin-react', 'vite'];
const TEST_PACKAGES = ['vitest', 'fast-check', 'node', 'zod'];
const PAGE_PACKAGES = ['react', 'react-dom', '@tanstack/react-router', '@radix-ui/react-dialog'];
const COMPUTES = { computes: true };
/** The adapters that both the memory and the Firebase adapters import. */
const SHARED_ADAPTERS = ['adapters/device', 'adapters/feeds', 'adapters/records'];
const ADAPTERS = [...SHARED_ADAPTERS, 'adapters/memory', 'adapters/firebase'];
/** The folders of the product's pages, the highest first. */
const SRC_ROOMS = [
  'src/app',
  'src/public-pages',
  'src/accounts',
  'src/rides',
  'src/books',
  'src/ui',
  'src/words',
  'src/core',
  'src/worker',
  'src/test',
] as const;

/** The rooms: folders with source. A file imports files of its own room by relative path. */
export const ROOMS = [
  'domain',
  'adapters/contracts',
  ...ADAPTERS,
  ...SRC_ROOMS,
  'emulator-seed',
  'functions/src',
  'e2e',
  'tests/functions',
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
  'tools/rules',
  'tools/test-run',
] as const;

/** The rooms that have an alias in the `imports` of package.json, by alias. */
export const ALIASES = {
  domain: 'domain',
  adapters: 'adapters',
  app: 'src/app',
  'public-pages': 'src/public-pages',
  accounts: 'src/accounts',
  rides: 'src/rides',
  books: 'src/books',
  ui: 'src/ui',
  core: 'src/core',
  words: 'src/words',
  test: 'src/test',
  backend: 'tools/backend',
  'emulator-seed': 'emulator-seed',
} as const;

const ACCOUNTS = 'domain/accounts';
const RIDES = 'domain/rides';
const BOOKS = 'domain/books';

/** The files of accounts that rides may import: the profile of the acting user, and how a device caches it. */
const WHO_ACTS = [`${ACCOUNTS}/model/user.ts`, `${ACCOUNTS}/model/cache-profile.ts`];

/**
 * The layers of the domain. A model imports no port, a port no service, a service no policy, and `shared` no other
 * room. Accounts import nothing of rides. Rides import from accounts only the acting user. Neither imports the books.
 */
const DOMAIN: readonly Place[] = [
  testsOf(
    'domain',
    ['adapters/memory', 'adapters/records', 'adapters/contracts'],
    [
      'vitest',
      'fast-check',
      'zod',
      'rrule-temporal',
      'temporal-polyfill',
      '@e-invoice-eu/core',
      'xmlbuilder2',
    ],
  ),
  folder('domain/shared', []),
  folder(`${ACCOUNTS}/model`, ['domain/shared']),
  folder(`${ACCOUNTS}/admission`, ['domain/shared', `${ACCOUNTS}/model`]),
  folder(`${ACCOUNTS}/ports`, ['domain/shared', `${ACCOUNTS}/model`]),
  folder(`${ACCOUNTS}/services`, ['domain/shared', ACCOUNTS]),
  ...RIDES_STACK.map((room, floor) =>
    folder(room, ['domain/shared', ...WHO_ACTS, ...RIDES_STACK.slice(0, floor)]),
  ),
  folder(`${RIDES}/ports`, ['domain/shared', ...WHO_ACTS, `${RIDES}/model`]),
  folder(`${RIDES}/services`, ['domain/shared', ...WHO_ACTS, `${RIDES}/model`, `${RIDES}/ports`]),
  folder(`${RIDES}/policies`, ['domain/shared', ...WHO_ACTS, RIDES]),
  ...BOOKS_STACK.map((room, floor) => folder(room, ['domain/shared', ...BOOKS_STACK.slice(0, floor)])),
  folder(`${BOOKS}/ports`, ['domain/shared', `${BOOKS}/model`]),
  folder(`${BOOKS}/services`, ['domain/shared', `${BOOKS}/model`, `${BOOKS}/ports`]),
  folder(`${BOOKS}/policies`, ['domain/shared', BOOKS]),
];

/** The rooms that every capability may import. */
const BELOW = ['src/ui', 'src/words', 'src/core', 'domain'];

/**
 * The layers of the screens, the highest first. No layer imports a higher one; only the public pages import src/app.
 * Accounts, rides and books do not import each other; only the review of accounts imports two folders of rides.
 */
const SCREENS: readonly Place[] = [
  {
    files: new RegExp(`^src/(.*${TEST}|test/)`),
    home: 'src',
    rooms: ['domain', 'adapters/memory', 'tests/hostile'],
    packages: [...PAGE_PACKAGES, ...TEST_PACKAGES, '@testing-library/react', '@testing-library/user-event'],
    computes: true,
  },
  { files: /^src\/app\/vite-env\.d\.ts$/, home: 'src/app', rooms: [], packages: ['vite'] },
  {
    files: /^src\/app\/composition\/memory-adapters\.ts$/,
    home: 'src/app/composition',
    rooms: ['adapters/memory', 'emulator-seed', 'firestore.rules?raw'],
    packages: [],
  },
  folder('src/app/composition', ['src/core', 'domain', ...ADAPTERS], ['inversify']),
  folder(
    'src/app',
    ['src/public-pages', 'src/accounts', 'src/rides', 'src/books', ...BELOW],
    [...PAGE_PACKAGES, '@tanstack/router-core'],
  ),
  folder('src/public-pages', ['src/app', 'src/accounts', ...BELOW], PAGE_PACKAGES),
  folder(
    'src/accounts/review/rides',
    ['src/rides/dispatch/held-rides', 'src/rides/dispatch/rides-line', ...BELOW],
    PAGE_PACKAGES,
  ),
  folder('src/accounts', BELOW, PAGE_PACKAGES),
  folder('src/rides/shared', BELOW, PAGE_PACKAGES),
  ...['booking', 'driving'].map((part) =>
    folder(`src/rides/${part}`, ['src/rides/shared', ...BELOW], PAGE_PACKAGES),
  ),
  folder('src/rides/firm', ['src/rides/shared', 'src/rides/dispatch', ...BELOW], PAGE_PACKAGES),
  folder('src/rides/dispatch', ['src/rides/shared', 'src/rides/firm', ...BELOW], PAGE_PACKAGES),
  folder('src/books', BELOW, [...PAGE_PACKAGES, 'uqr']),
  folder('src/ui', ['src/words', 'src/core', 'domain/shared'], PAGE_PACKAGES),
  folder('src/words', ['src/core', 'domain'], ['react']),
  folder('src/core', ['domain'], ['react', '@tanstack/react-router']),
  // The worker runs beside the pages, and imports none of them.
  folder('src/worker', ['domain/rides/model/notices']),
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
    rooms: ['adapters/contracts', 'adapters/device', 'adapters/records', 'domain', 'tests/hostile'],
    packages: ['builtin-firestore', 'firebase', ...TEST_PACKAGES],
  },
  folder('adapters/firebase', [...SHARED_ADAPTERS, 'domain'], ['firebase']),

  ...SCREENS,

  testsOf('emulator-seed', ['domain', 'adapters/memory'], TEST_PACKAGES),
  folder('emulator-seed', ['domain', 'adapters/memory/memory-seed.ts'], TEST_PACKAGES),
  folder('e2e/engines', ['e2e', 'tools/backend'], ['playwright', 'node', 'ws', 'zod']),
  {
    // These files run drivers in the process of the test, with the product's own services.
    files: /^e2e\/(driver-at-work|working-day\.spec)\.ts$/,
    home: 'e2e',
    rooms: ['tools/backend', 'adapters/firebase', 'src/app/composition', 'domain'],
    packages: ['firebase', 'playwright', 'node'],
  },
  folder(
    'e2e',
    [
      'tools/backend',
      'emulator-seed',
      'src/words',
      'src/public-pages',
      'src/accounts',
      'src/rides',
      'domain/books/model',
      'domain/rides/model/customers/customer.builder.ts',
      'domain/rides/model/dispatch/full-board.builder.ts',
      'domain/rides/model/dispatch/full-plan.builder.ts',
      'domain/rides/model/firm/papers.builder.ts',
      'domain/rides/model/standing/order.builder.ts',
      'domain/rides/model/ride/ride.builder.ts',
      'domain/books/model/fares/fare.builder.ts',
      'domain/books/model/papers/paper.builder.ts',
      'domain/books/model/payers/payer.builder.ts',
    ],
    ['axe-core', 'playwright', 'node', 'zod'],
  ),

  folder('tests/rules', ['domain'], ['builtin-firestore', 'firebase', ...TEST_PACKAGES], COMPUTES),
  folder(
    'tests/hostile',
    ['domain', 'adapters/memory', 'src/core', 'src/app', 'src/accounts', 'src/rides'],
    TEST_PACKAGES,
  ),
  folder(
    'tests/faults',
    ['domain', ...ADAPTERS, 'src/core', 'src/app', 'src/words', 'src/rides', 'src/books'],
    TEST_PACKAGES,
  ),
  folder('tests/functions', ['domain', 'functions/src', 'tools'], TEST_PACKAGES, COMPUTES),
  folder(
    'tests/soak',
    ['domain', 'adapters/contracts', ...ADAPTERS, 'src/core', 'functions/src', 'tools/operations/rest'],
    TEST_PACKAGES,
  ),

  // These files compute the path of the SDK's build for browsers, because Node resolves no specifier to that build.
  folder('tools/builtin-firestore/src/testing', ['tools/builtin-firestore'], ['firebase', 'node'], COMPUTES),
  folder('tools/builtin-firestore', [], ['firebase', 're2js', ...TEST_PACKAGES]),
  folder(
    'tools/backend/sender',
    ['tools/backend', 'functions/src', 'tools/operations/rest', 'domain'],
    ['smtp-server', ...TEST_PACKAGES],
  ),
  folder(
    'tools/backend',
    ['emulator-seed', 'functions/src/push-keys.ts', 'tools/build/hosting/generated-hosting.ts'],
    ['builtin-firestore', 'firebase-tools', 'superstatic', 'vite', ...TEST_PACKAGES],
  ),
  folder(
    'tools/operations/doctor',
    ['domain', 'tools/operations', 'functions/src/push-keys.ts', 'functions/src/build-version.ts'],
    ['vite', ...TEST_PACKAGES],
  ),
  testsOf(
    'tools/operations',
    ['domain', 'adapters/records', 'emulator-seed'],
    ['builtin-firestore', ...TEST_PACKAGES],
  ),
  folder('tools/operations', ['domain', 'adapters/records'], ['google-auth-library', 'node', 'zod']),
  folder('tools/rules', ['domain'], TEST_PACKAGES),
  testsOf(
    'functions/src',
    ['domain', 'adapters/records', 'tools/operations', 'tools/backend/sender'],
    TEST_PACKAGES,
  ),
  folder(
    'functions/src',
    ['domain', 'adapters/records', 'tools/operations/rest'],
    ['firebase-functions', 'node', 'nodemailer', 'web-push', 'zod'],
  ),
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
