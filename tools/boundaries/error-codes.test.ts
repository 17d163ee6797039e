import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { compileAsDomain } from './compile-as-domain.ts';

const table = readFileSync('domain/shared/error-meaning.ts', 'utf8').replace(
  './product-error.ts',
  resolve('domain/shared/product-error.ts'),
);

test('the table of error codes compiles as it stands', async () => {
  expect(await compileAsDomain(table)).toBe('');
}, 30_000);

test('an error code that does not say what it means fails the compiler, which names the code', async () => {
  const complaints = await compileAsDomain(table.replace(/^ *'reason-too-long':.*\n/m, ''));
  expect(complaints).toContain('Property \'"reason-too-long"\' is missing');
}, 30_000);
