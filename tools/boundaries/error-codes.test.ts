import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileAsDomain } from './compile-as-domain.ts';

/** A file's source, which compiles elsewhere too. */
function sourceOf(file: string): string {
  const source = readFileSync(file, 'utf8');
  return source.replace(/from '(\..*)'/g, (_, path: string) => `from '${resolve(dirname(file), path)}'`);
}

describe.each([
  ['domain/shared/error-meaning.ts', 'reason-too-long'],
  ['domain/rides/model/errors/ride-error-meaning.ts', 'note-too-long'],
])('the table of error codes in %s', (file, code) => {
  const table = sourceOf(file);

  test('the table compiles as it stands', async () => {
    expect(await compileAsDomain(table)).toBe('');
  }, 30_000);

  test(`without an entry for "${code}" it does not, and the compiler names the code`, async () => {
    const complaints = await compileAsDomain(table.replace(new RegExp(`^ *'${code}':.*\\n`, 'm'), ''));
    expect(complaints).toContain(`Property '"${code}"' is missing`);
  }, 30_000);
});
