import { createServer } from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePushKeys } from '../../../functions/src/push-keys.ts';
import { runCommand } from '../command-line/run-command.ts';
import { ownerBearer } from '../rest/owner-bearer.ts';
import type { Build } from './check.ts';
import { doctorCommand } from './doctor-command.ts';

const KEYS = makePushKeys();
const BUILD: Build = {
  rules: readFileSync('firestore.rules', 'utf8'),
  indexes: JSON.parse(readFileSync('firestore.indexes.json', 'utf8')),
  pushKey: KEYS.publicKey,
  hasAppCheck: true,
  functions: { names: ['minutePassed', 'rideWritten'], version: 'abc' },
};

const IndexFile = z.object({
  indexes: z.array(
    z.object({ collectionGroup: z.string(), queryScope: z.string(), fields: z.array(z.looseObject({})) }),
  ),
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean().optional() }),
  ),
});
const { indexes, fieldOverrides } = IndexFile.parse(BUILD.indexes);
const DATABASE = 'projects/cars/databases/(default)';

const INDEXES = indexes.map(({ collectionGroup, queryScope, fields }, number) => ({
  name: `${DATABASE}/collectionGroups/${collectionGroup}/indexes/${number}`,
  queryScope,
  state: 'READY',
  fields: [...fields, { fieldPath: '__name__', order: 'ASCENDING' }],
}));
const FIELDS = fieldOverrides.map(({ collectionGroup, fieldPath, ttl }) => ({
  name: `${DATABASE}/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
  ...(ttl === true && { ttlConfig: { state: 'ACTIVE' } }),
}));
const CONFIG = {
  signIn: { email: { enabled: true, passwordRequired: true } },
  authorizedDomains: ['localhost', 'cars.web.app', 'cars.firebaseapp.com', 'ride.example.com'],
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 10 } }],
  },
  notification: { sendEmail: { callbackUri: 'https://ride.example.com/reset-password' } },
};

const FUNCTIONS_PATH = '/cloudfunctions.googleapis.com/v2/projects/cars/locations/-/functions';
const CONFIG_PATH = '/identitytoolkit.googleapis.com/admin/v2/projects/cars/config';
const APP_CHECK_PATH = '/firebaseappcheck.googleapis.com/v1beta/projects/cars/services';
const RELEASE_PATH = '/firebaserules.googleapis.com/v1/projects/cars/releases/cloud.firestore';
const RULESET_PATH = '/firebaserules.googleapis.com/v1/projects/cars/rulesets/1';
const INDEXES_PATH = `/firestore.googleapis.com/v1/${DATABASE}/collectionGroups/-/indexes`;
const FIELDS_PATH = `/firestore.googleapis.com/v1/${DATABASE}/collectionGroups/-/fields`;
const BACKUPS_PATH = `/firestore.googleapis.com/v1/${DATABASE}/backupSchedules`;
const DOMAINS_PATH = '/firebasehosting.googleapis.com/v1beta1/projects/cars/sites/cars/customDomains';
const KEY_PATH =
  '/secretmanager.googleapis.com/v1/projects/cars/secrets/PUSH_PRIVATE_KEY/versions/latest:access';
const MAIL_PATH = '/secretmanager.googleapis.com/v1/projects/cars/secrets/SMTP_URL/versions/latest';
const BILLING_PATH = '/cloudbilling.googleapis.com/v1/projects/cars/billingInfo';
const BUDGETS_PATH = '/billingbudgets.googleapis.com/v1/billingAccounts/1/budgets';

const functionsOf = (version: string, state = 'ACTIVE') => ({
  functions: ['minutePassed', 'rideWritten'].map((name) => ({
    name: `projects/cars/locations/europe-west3/functions/${name}`,
    state,
    labels: { build: version },
  })),
});
const keyOf = (text: string) => ({ payload: { data: Buffer.from(text).toString('base64') } });

/** What a project answers in which nothing is left to do, by path. */
const RIGHT: Readonly<Record<string, unknown>> = {
  [RELEASE_PATH]: { rulesetName: 'projects/cars/rulesets/1' },
  [RULESET_PATH]: { source: { files: [{ name: 'firestore.rules', content: BUILD.rules }] } },
  [INDEXES_PATH]: { indexes: INDEXES.slice(0, 20), nextPageToken: 'more' },
  [`${INDEXES_PATH}?more`]: { indexes: INDEXES.slice(20) },
  [FIELDS_PATH]: { fields: FIELDS },
  [BACKUPS_PATH]: { backupSchedules: [{ retention: '604800s', dailyRecurrence: {} }] },
  [CONFIG_PATH]: CONFIG,
  [DOMAINS_PATH]: { customDomains: [{ name: 'projects/cars/sites/cars/customDomains/ride.example.com' }] },
  [APP_CHECK_PATH]: {
    services: ['identitytoolkit.googleapis.com', 'firestore.googleapis.com'].map((id) => ({
      name: `projects/1/services/${id}`,
      enforcementMode: 'ENFORCED',
    })),
  },
  [FUNCTIONS_PATH]: functionsOf('abc'),
  [KEY_PATH]: keyOf(KEYS.privateKey),
  [MAIL_PATH]: { state: 'ENABLED' },
  [BILLING_PATH]: { billingEnabled: true, billingAccountName: 'billingAccounts/1' },
  [BUDGETS_PATH]: { budgets: [{ thresholdRules: [{ thresholdPercent: 0.5 }] }] },
};

/** Stands in for all of Google's hosts, each under a path of its name. */
let answers: Map<string, { readonly status: number; readonly body: unknown }>;
let methods: Set<string>;
const server = createServer((request, response) => {
  methods.add(request.method ?? '');
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const path = decodeURIComponent(pathname) + (searchParams.has('pageToken') ? '?more' : '');
  const { status, body } = answers.get(path) ?? { status: 404, body: {} };
  response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
});
let origin = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  methods = new Set();
  answers = new Map(Object.entries(RIGHT).map(([path, body]) => [path, { status: 200, body }]));
});

const answer = (path: string, body: unknown, status = 200) => answers.set(path, { status, body });

async function examine(build: Build = BUILD) {
  const printed: string[] = [];
  const complained: string[] = [];
  const exitCode = await runCommand(
    doctorCommand(() => build),
    ['--project', 'cars'],
    {
      env: {},
      fetch: (url, init) => fetch(`${origin}/${url.replace('https://', '')}`, init),
      productionBearer: () => ownerBearer,
      print: (line) => void printed.push(line),
      complain: (line) => void complained.push(line),
      ask: () => Promise.resolve(null),
    },
  );
  const lineOf = (name: string) => printed.find((line) => line.slice(2).startsWith(`${name}:`)) ?? '';
  return { exitCode, lines: printed.slice(1), complained, lineOf };
}

describe('a project in which nothing is left to do', () => {
  it('every line is right, and nothing is sent but GET', async () => {
    const { exitCode, lines } = await examine();
    expect(lines.filter((line) => !line.startsWith('✔'))).toEqual([]);
    expect(lines).toHaveLength(14);
    expect(exitCode).toBe(0);
    expect([...methods]).toEqual(['GET']);
  });

  it('a build without push keys needs neither functions nor their key', async () => {
    for (const path of [FUNCTIONS_PATH, KEY_PATH]) answers.delete(path);
    expect((await examine({ ...BUILD, pushKey: null, functions: null })).exitCode).toBe(0);
  });
});

/** Each line, the requests behind it, and what is not right of it. */
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
    /Off for notified.deleteAt, and \d+ more.*rides:prune/,
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
    answer(path, wrong);
    const { exitCode, lineOf, complained } = await examine();
    expect(lineOf(name)).toMatch(toDo);
    expect(lineOf(name)).toMatch(/^✖/);
    expect(exitCode).toBe(1);
    expect(complained).toEqual([expect.stringMatching(/of 14 lines are left to do/)]);
  });

  it('what is not there, or was never turned on, is a line with what to do', async () => {
    answers.delete(path);
    expect((await examine()).lineOf(name)).toMatch(/^✖ .+\.$/);
    const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'SERVICE_DISABLED' }];
    answer(path, { error: { code: 403, message: 'has not been used', details } }, 403);
    expect((await examine()).lineOf(name)).toMatch(/^✖ .+\.$/);
  });

  it('a login that may not read it is told the role', async () => {
    answer(
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
    answer(path, body, status);
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
  ['functions', FUNCTIONS_PATH, {}, /lacks minutePassed, rideWritten/],
  ['functions', FUNCTIONS_PATH, functionsOf('abc', 'FAILED'), /not running/],
  ['budget alert', BILLING_PATH, {}, /Billing is off/],
])('%s: one more wrong setting is told apart', async (name, path, wrong, toDo) => {
  answer(path, wrong);
  expect((await examine()).lineOf(name)).toMatch(toDo);
});

it('App Check that is enforced for a build without its key would lock all out, which is said', async () => {
  expect((await examine({ ...BUILD, hasAppCheck: false })).lineOf('App Check')).toMatch(/sends no tokens/);
});

it('functions that were not built here have no verdict', async () => {
  expect((await examine({ ...BUILD, functions: null })).lineOf('functions')).toMatch(/^\? .*not built here/);
});

it('a host that is not reached is no verdict', async () => {
  origin = 'http://127.0.0.1:1';
  const { lines } = await examine();
  expect(lines.filter((line) => !line.startsWith('? '))).toEqual([]);
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
