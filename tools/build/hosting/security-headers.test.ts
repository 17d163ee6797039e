import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../../src/app/composition/environment.ts';
import { securityHeaders } from './security-headers.ts';
import { securityPolicy } from './security-policy.ts';

const PROJECT = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'demo' };
const DEPLOYED = readEnvironment(PROJECT);
const ATTESTED = readEnvironment({ ...PROJECT, VITE_FIREBASE_APP_CHECK_KEY: 'site-key' });

describe.each([
  ['without App Check', DEPLOYED],
  ['with App Check', ATTESTED],
])('a deployed page %s', (_, environment) => {
  test.each([
    ['X-Content-Type-Options', /^nosniff$/],
    ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
    ['X-Frame-Options', /^DENY$/],
    ['Cross-Origin-Opener-Policy', /^same-origin$/],
    ['Cross-Origin-Resource-Policy', /^same-origin$/],
    ['Strict-Transport-Security', /^max-age=\d{8,}; includeSubDomains$/],
    ['Permissions-Policy', /camera=\(\).*geolocation=\(self\)$/],
  ])('a deployed page has %s', (key, value) => {
    expect(securityHeaders(environment).find((header) => header.key === key)?.value).toMatch(value);
  });

  test('a deployed page allows nothing by default: no object, no frame around it, no other base, no form, no eval', () => {
    const directives = securityPolicy(environment, { scripts: [], styles: [] }).split('; ');
    expect(directives).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
      ]),
    );
    expect(directives.filter((each) => /^object-src|unsafe-|\*/.test(each))).toEqual([]);
  });
});
