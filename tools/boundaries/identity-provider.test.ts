import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** The names of the identity provider: its SDK, addresses, tokens, links, codes and configuration. */
const NAMES = new RegExp(
  [
    String.raw`firebase/auth\b`,
    'identitytoolkit|securetoken|firebase:authUser',
    String.raw`\b(auth_time|email_verified|sign_in_provider|localId|idToken)\b`,
    'oobCode',
    'auth[dD]omain|authUrl|AUTH_(DOMAIN|EMULATOR|PORT)',
  ].join('|'),
);

/** An error code of the provider, such as `auth/invalid-email`. */
const CODE = /(?<![\w/.-])auth\//;

/** Source and configuration, without tools/boundaries: the patterns above contain the names themselves. */
const FILES = [
  ...sourceFiles('.').filter((file) => !file.startsWith('tools/boundaries/')),
  ...readdirSync('.').filter((file) =>
    /^(firestore\.rules|firebase\.json|index\.html|\.env\.\w+)$/.test(file),
  ),
];

const filesWith = (text: RegExp) => FILES.filter((file) => text.test(readFileSync(file, 'utf8')));

function placesInReadme(): readonly string[] {
  const row = /^\| the identity provider \|.* named only in (.*)\|$/m.exec(readFileSync('README.md', 'utf8'));
  return [...(row?.[1] ?? '').matchAll(/`([^`]+)`/g)].flatMap(([, place]) => place ?? []);
}

const isIn = (file: string, place: string) => (place.endsWith('/') ? file.startsWith(place) : file === place);

describe('the identity provider', () => {
  const places = placesInReadme();
  const naming = filesWith(NAMES);

  test('every file that names the provider is in a place that the README lists', () => {
    expect(naming.filter((file) => !places.some((place) => isIn(file, place)))).toEqual([]);
  });

  test('every place that the README lists has a file that names the provider', () => {
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((place) => !naming.some((file) => isIn(file, place)))).toEqual([]);
  });

  test('only the Firebase adapters, the local backend and the browser tests name the provider’s error codes', () => {
    const elsewhere = /^(?!adapters\/firebase\/|tools\/backend\/|e2e\/)/;
    expect(filesWith(CODE).filter((file) => elsewhere.test(file))).toEqual([]);
  });

  test.each(["'auth/invalid-email'", '`auth/${code}`', 'Failed: auth/x.'])('%s counts as a code', (text) => {
    expect(text).toMatch(CODE);
  });

  test.each(['firebase/auth', 'https://www.googleapis.com/auth/cloud-platform', 'emulator/auth/apiSpec'])(
    '%s does not count as a code',
    (text) => {
      expect(text).not.toMatch(CODE);
    },
  );
});
