import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from 'firebase/firestore/lite';
import type { Person } from './request.ts';

export interface RulesClient {
  /** The SDK's database for a person. Each person has an app of their own. */
  as(person: Person): Firestore;
  /** A database to which no rule applies, for the documents with which a test starts. */
  readonly owner: Firestore;
  /** Sends a request that no SDK would send, such as one with a float for an integer. Returns the HTTP status. */
  post(person: Person, call: string, body: object): Promise<number>;
  putRules(source: string): Promise<void>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

const segment = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');

/** An unsigned token, which only emulators accept. */
function tokenOf(projectId: string, person: NonNullable<Person>): string {
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: 0,
    exp: 3600,
    auth_time: 0,
    user_id: person.sub,
    firebase: { sign_in_provider: 'custom', identities: {} },
    ...person,
  };
  return `${segment({ alg: 'none', type: 'JWT' })}.${segment(claims)}.`;
}

/** A separate project on the Firestore that `FIRESTORE_EMULATOR_HOST` names, built-in or official. */
export function connectRulesClient(projectId: string): RulesClient {
  const address = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const [host = '', port = ''] = address.split(':');
  if (port === '')
    throw new Error('FIRESTORE_EMULATOR_HOST is not set: run the tests of the project "emulator".');
  setLogLevel('silent');
  const apps = new Map<string, FirebaseApp>();

  const connect = (name: string, mockUserToken?: string): Firestore => {
    const known = apps.get(name);
    if (known !== undefined) return getFirestore(known);
    const app = initializeApp({ projectId }, `${projectId} ${name}`);
    apps.set(name, app);
    const database = getFirestore(app);
    const options = mockUserToken === undefined ? {} : { mockUserToken };
    connectFirestoreEmulator(database, host, Number(port), options);
    return database;
  };
  const control = async (path: string, init: RequestInit): Promise<void> => {
    const answer = await fetch(`http://${address}/emulator/v1/projects/${projectId}${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };

  return {
    as: (person) =>
      person === null ? connect('nobody') : connect(JSON.stringify(person), tokenOf(projectId, person)),
    owner: connect('owner', 'owner'),
    async post(person, call, body) {
      const answer = await fetch(
        `http://${address}/v1/projects/${projectId}/databases/(default)/documents${call}`,
        {
          method: 'POST',
          body: JSON.stringify(body),
          headers: person === null ? {} : { authorization: `Bearer ${tokenOf(projectId, person)}` },
        },
      );
      await answer.text();
      return answer.status;
    },
    putRules: (content) =>
      control(':securityRules', {
        method: 'PUT',
        body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
      }),
    clear: () => control('/databases/(default)/documents', { method: 'DELETE' }),
    async close() {
      await Promise.all([...apps.values()].map((app) => deleteApp(app)));
    },
  };
}
