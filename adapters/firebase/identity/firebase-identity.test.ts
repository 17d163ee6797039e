import { inMemoryPersistence } from 'firebase/auth';
import { expect, test } from 'vitest';
import { openConnection } from '../firebase-connection.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';

test('a connection that the SDK cannot open fails the sign-in without an exception', async () => {
  const configuration = {
    apiKey: 'key',
    authDomain: '',
    projectId: 'demo',
    appId: '',
    appCheckKey: null,
    emulators: null,
  };
  const session = openConnection(configuration, 'identity-test', [inMemoryPersistence], null);
  const identity = createFirebaseIdentity({
    auth: session.auth,
    openPrivateConnection: () => {
      throw new TypeError('undefined is not a function');
    },
    opened: () => {},
    isEmulated: false,
  });
  const signedIn = await identity.signIn('ada@example.com', 'secret');
  expect(signedIn).toMatchObject({ ok: false, error: { code: 'unexpected' } });
  await session.close();
});
