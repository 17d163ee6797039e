import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** How a product could change the SDK's time-outs, back-off, polling, cache and token refresh, or put its own beside. */
const OVERRIDES =
  /timeoutSeconds|setTimeout|setInterval|AbortSignal|backoff|retry|maxAttempts|longPolling|cacheSize|localCache|forceRefresh/i;

/** Neither Firestore's lite SDK nor a script of App Check's provider has a time-out that these could override. */
const DEADLINES = new Set(['ask-database.ts', 'load-recaptcha.ts']);

const sources = readdirSync(import.meta.dirname).filter(
  (file) => /(?<!\.test)\.ts$/.test(file) && !DEADLINES.has(file),
);

function codeOf(file: string): string {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  return source.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
}

describe('the SDK’s own constants (design D25)', () => {
  test('are looked for in every file of the adapter', () => {
    expect(sources).toContain('firebase-connection.ts');
    expect(sources.length).toBeGreaterThan(15);
  });

  test.each(sources)('%s overrides none of them', (file) => {
    expect(codeOf(file)).not.toMatch(OVERRIDES);
  });

  test('an override would be seen', () => {
    const override = 'initializeFirestore(app, { experimentalLongPollingOptions: { timeoutSeconds: 5 } })';
    expect(override).toMatch(OVERRIDES);
  });
});
