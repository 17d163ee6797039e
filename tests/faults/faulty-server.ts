import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFirebaseAdapters } from '#adapters/firebase/firebase-adapters.ts';
import { createBrowserStorage } from '#adapters/firebase/testing/browser-storage.ts';

/** What a faulty server does: sends this answer, sends none, or breaks the connection. */
export type Misbehaviour = { readonly status: number; readonly text: string } | 'silence' | 'hang-up';

/** The only person whom the server knows. */
export const PERSON = { uid: 'u1', email: 'robin@example.com', password: 'correct horse 1' } as const;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An unsigned token of the form that the provider issues. */
function tokenFor(seconds: number): string {
  const now = Math.floor(Date.now() / 1000);
  return `${encode({ alg: 'none' })}.${encode({ sub: PERSON.uid, iat: now, exp: now + seconds })}.`;
}

function bodyFor(verb: string, seconds: number): object {
  const { uid: localId, email } = PERSON;
  const tokens = { idToken: tokenFor(seconds), refreshToken: 'refresh', expiresIn: String(seconds) };
  if (verb === 'lookup') return { users: [{ localId, email }] };
  if (verb === 'token')
    return { access_token: tokens.idToken, refresh_token: 'refresh', expires_in: tokens.expiresIn };
  return { localId, email, ...tokens };
}

/** One server for provider and database. It works, except for requests whose path ends in the verb of `misbehave`. */
export async function startFaultyServer() {
  let faulty: { verb: string; how: Misbehaviour; met: () => void } | null = null;
  let lifetime = 3600;
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const verb = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf(':')) + 1);
    request.resume().on('end', () => {
      const how =
        faulty?.verb === verb ? faulty.how : { status: 200, text: JSON.stringify(bodyFor(verb, lifetime)) };
      if (faulty?.verb === verb) faulty.met();
      if (how === 'silence') return;
      if (how === 'hang-up') {
        request.socket.destroy();
        return;
      }
      response.writeHead(how.status, { 'content-type': 'application/json' });
      response.end(how.text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const storage = createBrowserStorage();
  const configuration = {
    apiKey: 'stub-key',
    authDomain: 'stub.firebaseapp.com',
    projectId: 'demo-stub',
    appId: '',
    appCheckKey: null,
    emulators: { authUrl: `http://${host}`, firestoreHost: host },
  };
  return {
    configuration,
    openAdapters: () =>
      createFirebaseAdapters(configuration, { persistence: [storage.openTab()], name: randomUUID() }),
    /** Makes all further requests with this verb fail. Resolves at the first of them. */
    misbehave: (verb: string, how: Misbehaviour) =>
      new Promise<void>((met) => {
        faulty = { verb, how, met };
      }),
    /** From now on, new tokens expire after ten seconds. */
    shortenTokens: () => {
      lifetime = 10;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
