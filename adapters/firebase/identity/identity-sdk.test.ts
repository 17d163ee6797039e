import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The browser build of the installed identity SDK, whichever of its files holds the constants. */
function identitySdk(): string {
  const entry = createRequire(import.meta.resolve('firebase/auth')).resolve('@firebase/auth');
  const folder = join(dirname(entry), '../esm');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

describe('the identity SDK’s own constants (D25)', () => {
  test.each([
    [
      'a request times out after 30 s, on a phone after 60 s [S9.1]',
      'DEFAULT_API_TIMEOUT_MS = new Delay(30000, 60000)',
    ],
    ['a token is refreshed 5 minutes before it expires [S9.2]', '300000 /* Duration.OFFSET */'],
    ['the back-off starts at 30 s [S9.3]', 'errorBackoff = 30000 /* Duration.RETRY_BACKOFF_MIN */'],
    [
      'the back-off doubles up to 16 minutes [S9.3]',
      'errorBackoff * 2, 960000 /* Duration.RETRY_BACKOFF_MAX */',
    ],
    ['a token counts as expired 30 s early [S9.4]', '30000 /* Buffer.TOKEN_REFRESH */'],
    ['a closed popup is noticed after 8 s [S9.5]', '8000 /* _Timeout.AUTH_EVENT */'],
    ['a session in local storage is polled every second [S9.6]', /_POLLING_INTERVAL_MS\S* = 1000;/],
    [
      'auth events are remembered for 10 minutes [S9.7]',
      'EVENT_DUPLICATION_CACHE_DURATION_MS = 10 * 60 * 1000',
    ],
  ])('the installed SDK still has the constant: %s', (_, constant) => {
    expect(identitySdk()).toMatch(constant);
  });
});
