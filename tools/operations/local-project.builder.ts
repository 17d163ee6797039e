import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Backend, Command } from './command-line/command.ts';
import type { CommandResult } from './command-line/command-failure.ts';
import { runCommand } from './command-line/run-command.ts';
import { ownerBearer } from './rest/owner-bearer.ts';
import { createFirestoreClient } from './rest/firestore-client.ts';
import { createIdentityClient, lookupSchema, type Identity } from './rest/identity-client.ts';
import { createJsonCall, type Fetch } from './rest/json-call.ts';
import type { Fields } from './rest/firestore-value.ts';

interface CommandRun {
  readonly exitCode: number;
  readonly printed: readonly string[];
  readonly complained: readonly string[];
  readonly asked: readonly string[];
}

/** What a project stores about people, with the times of its writes. Equal snapshots mean that nothing was written. */
export interface Snapshot {
  /** The fields of each document, by path. */
  readonly documents: Readonly<Record<string, Fields>>;
  readonly updateTimes: Readonly<Record<string, string>>;
  readonly identities: readonly Identity[];
}

/** A separate project on the emulators, with the functions by which tests arrange and inspect it. */
export interface LocalProject {
  readonly id: string;
  readonly backend: Backend;
  put(path: string, fields: Fields): Promise<void>;
  signUp(person: { uid: string; email: string; emailVerified?: boolean; disabled?: boolean }): Promise<void>;
  /** Runs a command. `answer` is what the operator types; `null` means that there is no terminal. */
  run<A>(
    command: Command<A>,
    argv: readonly string[],
    send?: Fetch,
    answer?: string | null,
  ): Promise<CommandRun>;
  snapshot(): Promise<Snapshot>;
}

const realFetch: Fetch = (url, init) => fetch(url, init);

/** The value of an outcome that a test expects to succeed. */
export function granted<T>(outcome: CommandResult<T>): T {
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

async function documentsOf({ firestore }: Backend) {
  const all = [];
  const collections = [
    'users',
    'accountDirectory',
    'riders',
    'drivers',
    'availability',
    'driverPapers',
    'carsInUse',
    'devices',
    'reach',
    'mail',
    'tombstones',
  ];
  for (const collection of collections) {
    all.push(...granted(await firestore.query({ parent: '', collection, limit: 1000 })));
  }
  for (const { path } of all.filter((document) => document.path.startsWith('users/'))) {
    all.push(...granted(await firestore.query({ parent: path, collection: 'reviews', limit: 1000 })));
  }
  for (const { path } of all.filter((document) => document.path.startsWith('drivers/'))) {
    all.push(...granted(await firestore.query({ parent: path, collection: 'duties', limit: 1000 })));
  }
  return all;
}

/** `name` distinguishes the projects of test files. */
export function createLocalProject(name: string): LocalProject {
  const id = `demo-${name}-${randomUUID().slice(0, 8)}`;
  const { FIRESTORE_EMULATOR_HOST = '', FIREBASE_AUTH_EMULATOR_HOST = '' } = process.env;
  const identityOrigin = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com`;
  const call = createJsonCall(realFetch, ownerBearer);
  const accounts = `${identityOrigin}/v1/projects/${id}/accounts`;
  const backend: Backend = {
    firestore: createFirestoreClient(`http://${FIRESTORE_EMULATOR_HOST}`, id, call),
    identities: createIdentityClient(identityOrigin, id, call),
  };
  return {
    id,
    backend,
    async put(path, fields) {
      granted(await backend.firestore.commit([{ kind: 'set', path, fields }]));
    },
    async signUp({ uid, ...person }) {
      const body = { localId: uid, password: 'known-to-its-owner', ...person };
      granted(await call({ task: 'sign up', url: accounts, body }, z.object({})));
    },
    async run(command, argv, send = realFetch, answer = null) {
      const printed: string[] = [];
      const complained: string[] = [];
      const asked: string[] = [];
      const exitCode = await runCommand(command, [...argv, '--project', id], {
        env: { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST },
        fetch: send,
        productionBearer: () => ownerBearer,
        print: (line) => void printed.push(line),
        complain: (line) => void complained.push(line),
        ask(question) {
          if (answer !== null) asked.push(question);
          return Promise.resolve(answer);
        },
      });
      return { exitCode, printed, complained, asked };
    },
    async snapshot() {
      const documents = await documentsOf(backend);
      const listed = await call(
        { task: 'list identities', url: `${accounts}:batchGet?maxResults=100` },
        lookupSchema,
      );
      return {
        documents: Object.fromEntries(documents.map(({ path, fields }) => [path, fields])),
        updateTimes: Object.fromEntries(documents.map(({ path, updateTime }) => [path, updateTime])),
        identities: granted(listed).users,
      };
    },
  };
}

/**
 * A `fetch` whose connection breaks for good at the request with number `at`, counted from one. It breaks before that
 * request is sent, or after it took effect.
 */
export function breakingFetch(at: number, when: 'before' | 'after'): Fetch {
  let count = 0;
  return async (url, init) => {
    count += 1;
    if (count > at || (count === at && when === 'before')) throw new TypeError('fetch failed');
    const response = await fetch(url, init);
    if (count === at) throw new TypeError('fetch failed');
    return response;
  };
}
