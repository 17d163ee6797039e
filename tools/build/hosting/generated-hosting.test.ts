import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { FirebaseConfiguration } from '../../../adapters/firebase/firebase-configuration.ts';
import type { Environment } from '../../../src/app/composition/environment.ts';
import { generatedHosting } from './generated-hosting.ts';
import { assertContact } from './hosting-plugin.ts';

const PROJECT: FirebaseConfiguration = {
  apiKey: 'key',
  authDomain: 'p.firebaseapp.com',
  projectId: 'p',
  appId: 'a',
  appCheckKey: null,
  emulators: null,
};
const firebase = (given: Partial<FirebaseConfiguration> = {}): Environment => ({
  backend: 'firebase',
  firebase: { ...PROJECT, ...given },
});
const LOCAL = firebase({
  emulators: { authUrl: 'http://127.0.0.1:9099', firestoreHost: '127.0.0.1:8080' },
});

const SOURCE = {
  hosting: {
    predeploy: 'refuse',
    public: 'dist',
    cleanUrls: true,
    headers: [{ source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] }],
  },
  firestore: { rules: 'firestore.rules' },
};
const PAGES = [
  {
    path: null,
    html: '<style>a{}</style><script>first()</script><script type="module" src="/a.js"></script>',
  },
  { path: '/sign-in', html: '<style>b{}</style><script>first()</script><script type="module">go()</script>' },
];

const ASSETS = ['main-1a.js', 'main-2b.css'];

const Shape = z.object({
  hosting: z.object({
    public: z.string(),
    headers: z.array(
      z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
    ),
  }),
  firestore: z.object({ rules: z.string() }),
});

function headersOf(environment: Environment, source: string): Record<string, string> {
  const { hosting } = Shape.parse(generatedHosting(SOURCE, 'out', environment, PAGES, ASSETS));
  const rules = hosting.headers.filter((rule) => rule.source === source);
  return Object.fromEntries(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

const policy = (environment: Environment, source = '/sign-in') =>
  headersOf(environment, source)['Content-Security-Policy'] ?? '';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the generated hosting configuration', () => {
  test('the generated hosting configuration keeps the content of firebase.json, and points to the build', () => {
    const made = Shape.parse(generatedHosting(SOURCE, 'out', LOCAL, PAGES, ASSETS));
    expect(made.hosting.public).toBe('out');
    expect(made.firestore.rules).toBe('firestore.rules');
    expect(headersOf(LOCAL, '**')['Cache-Control']).toBe('no-cache');
  });

  test('the generated hosting configuration lets browsers cache the files of the build by name, and no others', () => {
    expect(headersOf(LOCAL, '/assets/@(main-1a.js|main-2b.css)')['Cache-Control']).toContain('immutable');
    expect(headersOf(LOCAL, '/assets/**')).toEqual({});
  });

  test('the generated hosting configuration allows each page its own inline scripts and styles, and no others', () => {
    expect(policy(LOCAL)).toContain(`script-src 'self' ${hash('first()')} ${hash('go()')};`);
    expect(policy(LOCAL)).toContain(`style-src 'self' ${hash('b{}')};`);
    expect(policy(LOCAL, '**')).toContain(`script-src 'self' ${hash('first()')};`);
  });

  test('the generated hosting configuration has a policy without `unsafe` sources and wildcards', () => {
    for (const environment of [LOCAL, firebase(), firebase({ appCheckKey: 'k' })]) {
      expect(policy(environment)).not.toMatch(/unsafe|\*/);
      expect(policy(environment)).toContain("default-src 'none'");
      expect(policy(environment)).toContain("form-action 'none'");
    }
  });

  test('the generated hosting configuration connects to the configured backend only', () => {
    expect(policy(LOCAL)).toContain('connect-src http://127.0.0.1:9099 http://127.0.0.1:8080;');
    expect(policy(firebase())).toContain(
      'connect-src https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com;',
    );
    expect(policy({ backend: 'unconfigured' })).toContain("connect-src 'none'");
  });

  test('the generated hosting configuration allows reCAPTCHA if and only if App Check is configured', () => {
    expect(policy(firebase())).not.toContain('recaptcha');
    expect(policy(firebase())).toContain("require-trusted-types-for 'script'");
    expect(policy(firebase({ appCheckKey: 'k' }))).toContain('frame-src https://www.google.com/recaptcha/');
    expect(headersOf(firebase({ appCheckKey: 'k' }), '**')).not.toHaveProperty(
      'Cross-Origin-Embedder-Policy',
    );
  });

  test('the generated hosting configuration lets the worker fetch its own files and nothing else', () => {
    expect(policy(firebase(), '/sw.js')).toBe("default-src 'none'; connect-src 'self'");
    expect(policy(firebase())).toContain("worker-src 'self'");
    expect(policy(firebase())).toContain('trusted-types worker');
  });

  test('the generated hosting configuration requires HTTPS of a deployed site, and not of a local one', () => {
    expect(headersOf(firebase(), '**')['Strict-Transport-Security']).toContain('max-age=63072000');
    expect(headersOf(LOCAL, '**')).not.toHaveProperty('Strict-Transport-Security');
    expect(policy(LOCAL)).not.toContain('upgrade-insecure-requests');
  });
});

describe('a build for production', () => {
  test('a build for production fails without a contact, and says what to set', () => {
    expect(() => assertContact('production', { VITE_SUPPORT_PHONE: '' })).toThrow(
      'VITE_ADMIN_CONTACT_EMAIL and VITE_SUPPORT_PHONE',
    );
  });

  test('a build for production passes with contact and phone; a local build needs neither', () => {
    const contact = { VITE_ADMIN_CONTACT_EMAIL: 'a@b.c', VITE_SUPPORT_PHONE: '+49 30 12345' };
    expect(() => assertContact('production', contact)).not.toThrow();
    expect(() => assertContact('emulator', {})).not.toThrow();
  });

  test.each(['+49 (0)30 12345', '030 12345 ext. 5', '030 12345, 030 12346', '0142', '555-CARS'])(
    'a build for production fails with the phone %s, which pages would dial wrongly',
    (phone) => {
      const contact = { VITE_ADMIN_CONTACT_EMAIL: 'a@b.c', VITE_SUPPORT_PHONE: phone };
      expect(() => assertContact('production', contact)).toThrow('Write one number as it is dialled');
    },
  );
});
