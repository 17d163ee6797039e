import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

const PROJECT = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'demo' };

describe('readEnvironment', () => {
  test('an empty configuration is unconfigured', () => {
    expect(readEnvironment({})).toEqual({ backend: 'unconfigured' });
  });

  test('a key without a project is unconfigured', () => {
    expect(readEnvironment({ VITE_FIREBASE_API_KEY: 'key' })).toEqual({ backend: 'unconfigured' });
  });

  test('an unknown backend is unconfigured', () => {
    expect(readEnvironment({ ...PROJECT, VITE_BACKEND: 'postgres' })).toEqual({ backend: 'unconfigured' });
  });

  test('the memory backend needs no other variable', () => {
    expect(readEnvironment({ VITE_BACKEND: 'memory' })).toEqual({ backend: 'memory' });
  });

  test('a key and a project are enough for Firebase, and App Check is off without its own key', () => {
    expect(readEnvironment(PROJECT)).toEqual({
      backend: 'firebase',
      firebase: {
        apiKey: 'key',
        projectId: 'demo',
        authDomain: 'demo.firebaseapp.com',
        appId: '',
        appCheckKey: null,
        emulators: null,
      },
    });
  });

  test('the empty values of .env.example count as absent', () => {
    const empty = {
      VITE_FIREBASE_AUTH_DOMAIN: '',
      VITE_FIREBASE_APP_ID: '',
      VITE_FIREBASE_APP_CHECK_KEY: '',
      VITE_AUTH_EMULATOR_URL: '',
      VITE_FIRESTORE_EMULATOR_HOST: '',
    };
    expect(readEnvironment({ ...PROJECT, ...empty })).toEqual(readEnvironment(PROJECT));
  });

  const AUTH = { VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' };
  const FIRESTORE = { VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };

  test('the emulators are used if both are named', () => {
    expect(readEnvironment({ ...PROJECT, ...AUTH, ...FIRESTORE })).toMatchObject({
      firebase: { emulators: { authUrl: 'http://127.0.0.1:9099', firestoreHost: '127.0.0.1:8080' } },
    });
  });

  test.each([AUTH, FIRESTORE])('one emulator without the other is unconfigured: %o', (one) => {
    expect(readEnvironment({ ...PROJECT, ...one })).toEqual({ backend: 'unconfigured' });
  });
});
