import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { z } from 'zod';
import { makePushKeys } from '../../../functions/src/push-keys.ts';
import type { Command } from '../command-line/command.ts';
import { runCommand } from '../command-line/run-command.ts';
import { ownerBearer } from '../rest/owner-bearer.ts';
import type { Build } from './check.ts';

export const KEYS = makePushKeys();
export const BUILD: Build = {
  rules: readFileSync('firestore.rules', 'utf8'),
  indexes: JSON.parse(readFileSync('firestore.indexes.json', 'utf8')),
  pushKey: KEYS.publicKey,
  mailFrom: 'no-reply@ride.example.com',
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

export const INDEXES = indexes.map(({ collectionGroup, queryScope, fields }, number) => ({
  name: `${DATABASE}/collectionGroups/${collectionGroup}/indexes/${number}`,
  queryScope,
  state: 'READY',
  fields: [...fields, { fieldPath: '__name__', order: 'ASCENDING' }],
}));
export const FIELDS = fieldOverrides.map(({ collectionGroup, fieldPath, ttl }) => ({
  name: `${DATABASE}/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
  ...(ttl === true && { ttlConfig: { state: 'ACTIVE' } }),
}));
export const CONFIG = {
  signIn: { email: { enabled: true, passwordRequired: true } },
  authorizedDomains: ['localhost', 'cars.web.app', 'cars.firebaseapp.com', 'ride.example.com'],
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 10 } }],
  },
  notification: { sendEmail: { callbackUri: 'https://ride.example.com/reset-password' } },
};

export const FUNCTIONS_PATH = '/cloudfunctions.googleapis.com/v2/projects/cars/locations/-/functions';
export const CONFIG_PATH = '/identitytoolkit.googleapis.com/admin/v2/projects/cars/config';
export const APP_CHECK_PATH = '/firebaseappcheck.googleapis.com/v1beta/projects/cars/services';
const RELEASE_PATH = '/firebaserules.googleapis.com/v1/projects/cars/releases/cloud.firestore';
export const RULESET_PATH = '/firebaserules.googleapis.com/v1/projects/cars/rulesets/1';
export const INDEXES_PATH = `/firestore.googleapis.com/v1/${DATABASE}/collectionGroups/-/indexes`;
export const FIELDS_PATH = `/firestore.googleapis.com/v1/${DATABASE}/collectionGroups/-/fields`;
export const BACKUPS_PATH = `/firestore.googleapis.com/v1/${DATABASE}/backupSchedules`;
const DOMAINS_PATH = '/firebasehosting.googleapis.com/v1beta1/projects/cars/sites/cars/customDomains';
export const KEY_PATH =
  '/secretmanager.googleapis.com/v1/projects/cars/secrets/PUSH_PRIVATE_KEY/versions/latest:access';
export const MAIL_PATH = '/secretmanager.googleapis.com/v1/projects/cars/secrets/SMTP_URL/versions/latest';
export const BILLING_PATH = '/cloudbilling.googleapis.com/v1/projects/cars/billingInfo';
export const BUDGETS_PATH = '/billingbudgets.googleapis.com/v1/billingAccounts/1/budgets';

export const functionsOf = (version: string, state = 'ACTIVE') => ({
  functions: ['minutePassed', 'rideWritten'].map((name) => ({
    name: `projects/cars/locations/europe-west3/functions/${name}`,
    state,
    labels: { build: version },
  })),
});
export const keyOf = (text: string) => ({ payload: { data: Buffer.from(text).toString('base64') } });

/** The answers, by path, of a project in which nothing is left to do. */
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

export interface LocalGoogle {
  /** Sets the answer at a path until `reset`; the status is 200 if none is given. */
  answer(path: string, body: unknown, status?: number): void;
  /** Answers 404 at this path until `reset`. */
  remove(path: string): void;
  /** Restores the right answer at each path, and forgets the methods. */
  reset(): void;
  /** The different methods of all requests since `reset`. */
  methods(): readonly string[];
  /** Runs a command on the project `cars`. With `isReached` false no request reaches a server. */
  run(command: Command<null>, isReached?: boolean): Promise<LocalRun>;
  close(): void;
}

export interface LocalRun {
  readonly exitCode: number;
  /** The printed lines without the first, which names the project. */
  readonly lines: readonly string[];
  readonly complained: readonly string[];
}

/** A server for tests in place of all Google hosts. The path of a request begins with its host's name. */
export async function startLocalGoogle(): Promise<LocalGoogle> {
  const answers = new Map<string, { readonly status: number; readonly body: unknown }>();
  const methods = new Set<string>();
  const server = createServer((request, response) => {
    methods.add(request.method ?? '');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const path = decodeURIComponent(pathname) + (searchParams.has('pageToken') ? '?more' : '');
    const { status, body } = answers.get(path) ?? { status: 404, body: {} };
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    answer: (path, body, status = 200) => void answers.set(path, { status, body }),
    remove: (path) => void answers.delete(path),
    reset() {
      methods.clear();
      answers.clear();
      for (const [path, body] of Object.entries(RIGHT)) answers.set(path, { status: 200, body });
    },
    methods: () => [...methods],
    async run(command, isReached = true) {
      const origin = `http://127.0.0.1:${isReached ? port : 1}`;
      const printed: string[] = [];
      const complained: string[] = [];
      const exitCode = await runCommand(command, ['--project', 'cars'], {
        env: {},
        fetch: (url, init) => fetch(`${origin}/${url.replace('https://', '')}`, init),
        productionBearer: () => ownerBearer,
        print: (line) => void printed.push(line),
        complain: (line) => void complained.push(line),
        ask: () => Promise.resolve(null),
      });
      return { exitCode, lines: printed.slice(1), complained };
    },
    close: () => void server.close(),
  };
}
