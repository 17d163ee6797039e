import { expect, test } from 'vitest';
import { namesBackend } from '../../core/product/is-configured.ts';
import { readEnvironment } from './environment.ts';

const VALUES = {
  VITE_BACKEND: [undefined, 'firebase', 'memory', 'typo', ''],
  VITE_FIREBASE_API_KEY: [undefined, '', 'key'],
  VITE_FIREBASE_PROJECT_ID: [undefined, '', 'demo'],
  VITE_AUTH_EMULATOR_URL: [undefined, '', 'http://127.0.0.1:9099'],
  VITE_FIRESTORE_EMULATOR_HOST: [undefined, '', '127.0.0.1:8080'],
} as const;

const everySet = Object.entries(VALUES).reduce<Readonly<Record<string, string>>[]>(
  (sets, [name, values]) =>
    sets.flatMap((set) => values.map((value) => (value === undefined ? set : { ...set, [name]: value }))),
  [{}],
);

test('the page and the product agree on whether variables name a backend, whatever they are', () => {
  for (const variables of everySet) {
    const { backend } = readEnvironment(variables);
    const named = namesBackend(
      variables['VITE_BACKEND'],
      variables['VITE_FIREBASE_API_KEY'],
      variables['VITE_FIREBASE_PROJECT_ID'],
      variables['VITE_AUTH_EMULATOR_URL'],
      variables['VITE_FIRESTORE_EMULATOR_HOST'],
    );
    expect(named, JSON.stringify(variables)).toBe(backend !== 'unconfigured');
  }
});
