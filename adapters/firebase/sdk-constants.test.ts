import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** How a product could change the SDK's time-outs, back-off, polling, cache and token refresh, or add its own. */
const OVERRIDES =
  /timeoutSeconds|setTimeout|setInterval|AbortSignal|backoff|retry|maxAttempts|longPolling|cacheSize|localCache|forceRefresh/i;

/** Neither Firestore's lite SDK nor App Check's script has a time-out that these could override. */
const DEADLINES = new Set(['ask-database.ts', 'load-recaptcha.ts']);

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('testing') && !DEADLINES.has(basename(file)),
);

function codeOf(file: string): string {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  return source.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
}

/** The browser build of the installed identity SDK, whichever of its files holds the constants. */
function identitySdk(): string {
  const entry = createRequire(import.meta.resolve('firebase/auth')).resolve('@firebase/auth');
  const folder = join(dirname(entry), '../esm');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

describe('the SDK’s own constants (D25)', () => {
  test('every file of the adapter is searched for overrides', () => {
    expect(sources).toContain('firebase-connection.ts');
    expect(sources.length).toBeGreaterThan(10);
  });

  test.each(sources)('the file %s overrides none of the SDK’s own constants [S7.9, S9.8, S9.9]', (file) => {
    expect(codeOf(file)).not.toMatch(OVERRIDES);
  });

  test('an override of an SDK constant is found', () => {
    const override = 'initializeFirestore(app, { experimentalLongPollingOptions: { timeoutSeconds: 5 } })';
    expect(override).toMatch(OVERRIDES);
  });

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
  ])('the installed SDK still holds what we rely on: %s', (_, constant) => {
    expect(identitySdk()).toMatch(constant);
  });
});
