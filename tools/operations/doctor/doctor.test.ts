import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePushKeys } from '../../../functions/src/push-keys.ts';
import { stop } from '../command-line/command-failure.ts';
import { runCommand } from '../command-line/run-command.ts';
import { ownerBearer } from '../rest/owner-bearer.ts';
import type { Build } from './check.ts';
import { doctorCommand } from './doctor-command.ts';
import {
  BUILD,
  INDEXES,
  FIELDS,
  CONFIG,
  FUNCTIONS_PATH,
  CONFIG_PATH,
  APP_CHECK_PATH,
  RULESET_PATH,
  INDEXES_PATH,
  FIELDS_PATH,
  BACKUPS_PATH,
  KEY_PATH,
  MAIL_PATH,
  BILLING_PATH,
  BUDGETS_PATH,
  functionsOf,
  keyOf,
  startLocalGoogle,
  type LocalGoogle,
} from './local-google.builder.ts';

let google: LocalGoogle;
beforeAll(async () => {
  google = await startLocalGoogle();
});
afterAll(() => google.close());
beforeEach(() => google.reset());

async function examine(build: Build = BUILD, isReached = true) {
  const run = await google.run(
    doctorCommand(() => build),
    isReached,
  );
  const lineOf = (name: string) => run.lines.find((line) => line.slice(2).startsWith(`${name}:`)) ?? '';
  return { ...run, lineOf };
}

describe('a project in which nothing is left to do', () => {
  it('every line is right, and nothing is sent but GET', async () => {
    const { exitCode, lines } = await examine();
    expect(lines.filter((line) => !line.startsWith('✔'))).toEqual([]);
    expect(lines).toHaveLength(14);
    expect(exitCode).toBe(0);
    expect(google.methods()).toEqual(['GET']);
  });

  it('a build without push keys and mails needs neither functions nor secrets, and is told to send mails', async () => {
    for (const path of [FUNCTIONS_PATH, KEY_PATH, MAIL_PATH]) google.remove(path);
    const { lineOf } = await examine({ ...BUILD, pushKey: null, mailFrom: null, functions: null });
    expect(['functions', 'push keys', 'mail'].map((name) => lineOf(name).charAt(0))).toEqual(['✔', '✔', '✖']);
    expect(lineOf('mail')).toMatch(/Set VITE_MAIL_FROM/);
  });

  it('a build without push keys needs the functions that send mails', async () => {
    google.remove(FUNCTIONS_PATH);
    expect((await examine({ ...BUILD, pushKey: null })).lineOf('functions')).toMatch(/^✖/);
  });
});

/** For each line of the doctor: its name, the path that it reads, a wrong answer there, and what to do then. */
const LINES: readonly (readonly [name: string, path: string, wrong: unknown, toDo: RegExp])[] = [
  ['sign-in with a password', CONFIG_PATH, { ...CONFIG, signIn: {} }, /Turn on Email\/Password/],
  [
    'protection of addresses from being listed',
    CONFIG_PATH,
    { ...CONFIG, emailPrivacyConfig: {} },
    /turn on email/,
  ],
  [
    'password policy',
    CONFIG_PATH,
    { ...CONFIG, passwordPolicyConfig: { passwordPolicyEnforcementState: 'OFF' } },
    /at least 8/,
  ],
  ['rules', RULESET_PATH, { source: { files: [{ content: 'allow read;' }] } }, /other rules.*npm run deploy/],
  ['indexes', INDEXES_PATH, { indexes: INDEXES.slice(1) }, /lacks users: status ASC.*npm run deploy/],
  [
    'removal of personal data (TTL)',
    FIELDS_PATH,
    { fields: FIELDS.map(({ name }) => ({ name })) },
    /Off for \w+\.deleteAt, and \d+ more.*rides:prune/,
  ],
  [
    'authorised domains',
    CONFIG_PATH,
    { ...CONFIG, authorizedDomains: ['cars.web.app'] },
    /ride\.example\.com/,
  ],
  [
    'address in mails with a link',
    CONFIG_PATH,
    { ...CONFIG, notification: {} },
    /set it to https:\/\/ride\.example\.com\/reset-password/,
  ],
  ['mail', MAIL_PATH, { state: 'DISABLED' }, /SMTP_URL is disabled/],
  ['App Check', APP_CHECK_PATH, {}, /Not enforced for identitytoolkit.googleapis.com and firestore/],
  ['functions', FUNCTIONS_PATH, functionsOf('old'), /minutePassed, rideWritten: of another version/],
  ['push keys', KEY_PATH, keyOf(makePushKeys().privateKey), /does not belong/],
  ['budget alert', BUDGETS_PATH, {}, /Set one in the console/],
  ['backups', BACKUPS_PATH, {}, /gcloud firestore backups/],
];

describe.each(LINES)('%s', (name, path, wrong, toDo) => {
  it('a wrong setting is a line with what to do', async () => {
    google.answer(path, wrong);
    const { exitCode, lineOf, complained } = await examine();
    expect(lineOf(name)).toMatch(toDo);
    expect(lineOf(name)).toMatch(/^✖/);
    expect(exitCode).toBe(1);
    expect(complained).toEqual([expect.stringMatching(/of 14 lines are left to do/)]);
  });

  it('what is not there, or was never turned on, is a line with what to do', async () => {
    google.remove(path);
    expect((await examine()).lineOf(name)).toMatch(/^✖ .+\.$/);
    const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'SERVICE_DISABLED' }];
    google.answer(path, { error: { code: 403, message: 'has not been used', details } }, 403);
    expect((await examine()).lineOf(name)).toMatch(/^✖ .+\.$/);
  });

  it('the line for a login that may not read names the role', async () => {
    google.answer(
      path,
      { error: { code: 403, message: 'Permission denied.\nfor you', status: 'PERMISSION_DENIED' } },
      403,
    );
    expect((await examine()).lineOf(name)).toMatch(
      /^\? .+ Give this login the role [A-Z].+\(Permission denied\.\)\.$/,
    );
  });

  it.each([
    ['a fault of the server', {}, 500],
    ['an answer without JSON', '<html>', 200],
    ['an answer of another form', [7], 200],
  ])('%s is no verdict', async (_, body, status) => {
    google.answer(path, body, status);
    expect((await examine()).lineOf(name)).toMatch(/^\? .+ Ask again in a while \(.+\)\.$/);
  });
});

it.each([
  [
    'indexes',
    INDEXES_PATH,
    { indexes: INDEXES.map((one) => ({ ...one, state: 'CREATING' })) },
    /still builds/,
  ],
  [
    'indexes',
    INDEXES_PATH,
    { indexes: INDEXES.map((one) => ({ ...one, state: 'NEEDS_REPAIR' })) },
    /could not build .* delete it/,
  ],
  [
    'removal of personal data (TTL)',
    FIELDS_PATH,
    {
      fields: FIELDS.map((one) => ('ttlConfig' in one ? { ...one, ttlConfig: { state: 'CREATING' } } : one)),
    },
    /Wait: the database turns it on/,
  ],
  ['functions', FUNCTIONS_PATH, {}, /lacks minutePassed, rideWritten/],
  ['functions', FUNCTIONS_PATH, functionsOf('abc', 'FAILED'), /not running/],
  ['budget alert', BILLING_PATH, {}, /Billing is off/],
])('%s: another wrong setting has advice of its own', async (name, path, wrong, toDo) => {
  google.answer(path, wrong);
  expect((await examine()).lineOf(name)).toMatch(toDo);
});

it('the doctor says that enforced App Check locks out a build without its key', async () => {
  expect((await examine({ ...BUILD, hasAppCheck: false })).lineOf('App Check')).toMatch(/sends no tokens/);
});

it('functions that a build no longer has are named with their removal, and those of another product are not', async () => {
  const other = { name: 'projects/cars/locations/us-east1/functions/invoices', state: 'ACTIVE' };
  google.answer(FUNCTIONS_PATH, { functions: [...functionsOf('abc').functions, other] });
  const toDo =
    /^✖ functions: minutePassed, rideWritten: .* functions:delete minutePassed rideWritten --project cars"\.$/;
  const none = { ...BUILD, pushKey: null, mailFrom: null, functions: null };
  expect((await examine(none)).lineOf('functions')).toMatch(toDo);
  const fewer = { names: ['mailQueued'], version: 'abc' };
  expect((await examine({ ...BUILD, functions: fewer })).lineOf('functions')).toMatch(toDo);
  expect((await examine()).lineOf('functions')).toMatch(/^✔/);
});

it('functions that were not built here have no verdict', async () => {
  expect((await examine({ ...BUILD, functions: null })).lineOf('functions')).toMatch(
    /^\? .*has not built them/,
  );
});

it('a host that is not reached is no verdict', async () => {
  const { lines } = await examine(BUILD, false);
  expect(lines.filter((line) => !line.startsWith('? '))).toEqual([]);
});

it('without a login the doctor says that once, and nothing is sent', async () => {
  const complained: string[] = [];
  const exitCode = await runCommand(
    doctorCommand(() => BUILD),
    ['--project', 'cars'],
    {
      env: {},
      fetch: () => Promise.reject(new Error('nothing is sent')),
      productionBearer: () => async () => stop('failed', 'No usable credentials.'),
      print: () => {},
      complain: (line) => void complained.push(line),
      ask: () => Promise.resolve(null),
    },
  );
  expect([exitCode, complained]).toEqual([1, ['doctor: No usable credentials.']]);
});

it('the local backend has nothing to examine', async () => {
  const complained: string[] = [];
  const exitCode = await runCommand(
    doctorCommand(() => BUILD),
    ['--emulators'],
    {
      env: {},
      fetch: () => Promise.reject(new Error('nothing is sent')),
      productionBearer: () => ownerBearer,
      print: () => {},
      complain: (line) => void complained.push(line),
      ask: () => Promise.resolve(null),
    },
  );
  expect([exitCode, complained]).toEqual([2, [expect.stringContaining('name a project')]]);
});
