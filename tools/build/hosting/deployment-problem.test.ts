import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../../src/app/composition/environment.ts';
import { deploymentProblem } from './deployment-problem.ts';

const PROJECT = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'demo' };
const EMULATORS = {
  VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
  VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
};
const APP_CHECK = { VITE_FIREBASE_APP_CHECK_KEY: 'site-key' };
const problemOf = (variables: object) => deploymentProblem(readEnvironment(variables));

describe('a deployment', () => {
  test.each([PROJECT, { ...PROJECT, ...APP_CHECK, VITE_FIREBASE_APP_ID: '1:2:web:3' }])(
    'a deployment of a complete project has no problem: %o',
    (variables) => {
      expect(problemOf(variables)).toBeNull();
    },
  );

  test.each([
    ['nothing configured', {}, /no complete Firebase project/],
    ['half a project', { VITE_FIREBASE_API_KEY: 'key' }, /no complete Firebase project/],
    ['the memory backend', { VITE_BACKEND: 'memory' }, /no complete Firebase project/],
    ['the emulators', { ...PROJECT, ...EMULATORS }, /127\.0\.0\.1:9099/],
    ['App Check without the app it attests', { ...PROJECT, ...APP_CHECK }, /VITE_FIREBASE_APP_ID/],
  ])('a deployment of %s is refused', (_, variables, problem) => {
    expect(problemOf(variables)).toMatch(problem);
  });
});
