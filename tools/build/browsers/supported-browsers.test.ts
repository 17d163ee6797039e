import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newerFeatures } from './newer-features.ts';
import { BUILD_TARGET, SUPPORTED_BROWSERS } from './supported-browsers.ts';

test('docs/browsers.md states the oldest browsers that the build is for', () => {
  const stated = readFileSync('docs/browsers.md', 'utf8').matchAll(/^\| (\w+) \| ([\d.]+) \|/gm);
  expect(Object.fromEntries([...stated].map(([, name = '', version]) => [name, version]))).toEqual(
    SUPPORTED_BROWSERS,
  );
  expect(BUILD_TARGET).toContain(`safari${SUPPORTED_BROWSERS.Safari}`);
});

test('a built file with a newer feature is reported by its name, and one with features of all supported browsers is not', () => {
  expect(newerFeatures('a.css', '.a{anchor-name:--a}@starting-style{.a{opacity:0}}')).toEqual([
    '@starting-style',
    'anchor positioning',
  ]);
  expect(newerFeatures('a.css', '.a:has(b){color:light-dark(red,blue)}')).toEqual([]);
  expect(newerFeatures('a.js', 'const {promise}=Promise.withResolvers()')).toEqual(['Promise.withResolvers']);
  expect(newerFeatures('a.js', 'Object.hasOwn(a,b);c.toSorted()')).toEqual([]);
  const page = '<style>@scope(.a){}</style><script>let x={a:if(b)}</script>';
  expect(newerFeatures('a.html', page)).toEqual(['@scope']);
});
