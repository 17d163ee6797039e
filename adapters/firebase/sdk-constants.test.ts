import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The ways in which a product could change the SDK's time-outs, back-off, polling, cache and token refresh. */
const OVERRIDES =
  /timeoutSeconds|setTimeout|setInterval|AbortSignal|backoff|retry|maxAttempts|longPolling|cacheSize|localCache|forceRefresh/i;

/** Neither Firestore's lite SDK nor App Check's script has a time-out that these files could override. */
const DEADLINES = new Set(['run-request.ts', 'load-recaptcha.ts']);

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('testing') && !DEADLINES.has(basename(file)),
);

function codeOf(file: string): string {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  return source.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
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
});
