import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('copy'))
  .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  .join('\n');

const areas = readdirSync(join(import.meta.dirname, 'de')).filter((file) => file !== 'errors.ts');

// Errors are chosen by their codes; every other text by its key.
test.each(areas)('every text of %s is named somewhere in the product', async (file) => {
  const module: Readonly<Record<string, object>> = await import(`./${file}`);
  const keys = Object.values(module).flatMap((area) => Object.keys(area));
  const unused = keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(sources));
  expect(unused).toEqual([]);
});
