import { expect, test } from 'vitest';
import { seedTarget } from './seed-target.ts';

const MOVED = { AUTH_PORT: '9360', FIRESTORE_PORT: '8360' };
const [AUTH, FIRESTORE] = ['127.0.0.1:9360', '127.0.0.1:8360'];

test.each([
  ['the usual ports', {}, 'http://127.0.0.1:9099', '127.0.0.1:8080'],
  ['moved ports', MOVED, `http://${AUTH}`, FIRESTORE],
  [
    'emulators that are named as well',
    { ...MOVED, FIREBASE_AUTH_EMULATOR_HOST: AUTH, FIRESTORE_EMULATOR_HOST: FIRESTORE },
    `http://${AUTH}`,
    FIRESTORE,
  ],
  [
    'the usual ports if no host is named',
    { FIRESTORE_EMULATOR_HOST: '' },
    'http://127.0.0.1:9099',
    '127.0.0.1:8080',
  ],
])('the seed goes to %s', (_, env, authUrl, firestoreHost) => {
  expect(seedTarget(env)).toEqual({ authUrl, firestoreHost, projectId: 'demo-car-booking' });
});

test.each(['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'])(
  'the seed is refused while %s names another host, which operator commands would use',
  (name) => {
    expect(() => seedTarget({ ...MOVED, [name]: '127.0.0.1:1' })).toThrow(`${name} is 127.0.0.1:1`);
  },
);
