import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Modules of the product. `OTHER` are the tests, contracts, builders and texts among them, which are left out. */
const MODULE = /^(domain|adapters|src)\/.*\.ts$/;
const OTHER = /\.(test|contract|builder|de)\.ts$|-copy\.ts$|^src\/test\//;
const EXPORTED = /^export (?:async )?(?:const|function|type|interface|class) (\w+)/gm;

test('no two modules export the same name', () => {
  const files = sourceFiles('.').filter((file) => MODULE.test(file) && !OTHER.test(file));
  const homes = new Map<string, string[]>();
  for (const file of files)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(EXPORTED))
      homes.set(name, [...(homes.get(name) ?? []), file]);
  expect(homes.get('settle')).toEqual(['domain/shared/settle.ts']);
  const shared = [...homes].filter(([, named]) => new Set(named).size > 1);
  expect(shared).toEqual([]);
});
