import { expect, test } from 'vitest';
import { seedTarget } from './seed-target.ts';

test.each([
  ['the usual ports', {}, 'http://127.0.0.1:9099', '127.0.0.1:8080'],
  ['moved ports', { AUTH_PORT: '9360', FIRESTORE_PORT: '8360' }, 'http://127.0.0.1:9360', '127.0.0.1:8360'],
  [
    "the hosts that the emulators' own variables name",
    {
      AUTH_PORT: '9360',
      FIREBASE_AUTH_EMULATOR_HOST: 'localhost:1111',
      FIRESTORE_EMULATOR_HOST: 'localhost:2222',
    },
    'http://localhost:1111',
    'localhost:2222',
  ],
])('the seed goes to %s', (_, env, authUrl, firestoreHost) => {
  expect(seedTarget(env)).toEqual({ authUrl, firestoreHost, projectId: 'demo-car-booking' });
});
