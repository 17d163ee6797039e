import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../boundaries/source-files.ts';

/** The limits of the house. They go up only if the commit gives the reason. */
const HOUSE = {
  /** Lines of domain, adapters, src and the rules, with comments and blank lines, without tests and their helpers. */
  productionLines: 94_243,
  /** Files of src, texts included. */
  screenFiles: 827,
  /** Lines of all tests and tools. */
  testAndToolLines: 143_952,
  /** Files that name a stored field of the profile, a step of a ride, and a state of rides. */
  naming: { licence: 19, give_back: 21, no_show: 44 },
};

const TEST = /\.(test|builder|contract|spec)\.tsx?$|^src\/test\/|^adapters\/contracts\//;
const PRODUCTION = /^(domain|adapters|src)\//;

const files = sourceFiles('.')
  .filter((name) => !name.endsWith('house.test.ts'))
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }));
const rules = readFileSync('firestore.rules', 'utf8');
const linesOf = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);
const production = files.filter(({ name }) => PRODUCTION.test(name) && !TEST.test(name));
const naming = (word: string) =>
  [...files.map(({ text }) => text), rules].filter((text) => new RegExp(`\\b${word}\\b`).test(text)).length;

test('the house is within its limits', () => {
  const house: Readonly<Record<string, number>> = {
    productionLines: linesOf([...production.map(({ text }) => text), rules]),
    screenFiles: production.filter(({ name }) => name.startsWith('src/')).length,
    testAndToolLines: linesOf(files.filter((file) => !production.includes(file)).map(({ text }) => text)),
    ...Object.fromEntries(Object.keys(HOUSE.naming).map((word) => [word, naming(word)])),
  };
  const { naming: words, ...limits } = HOUSE;
  for (const [what, limit] of Object.entries({ ...limits, ...words }))
    expect.soft(house[what], what).toBeLessThanOrEqual(limit);
});

test('no line of the rules is longer than 130 characters', () => {
  expect(rules.split('\n').filter((line) => line.length > 130)).toEqual([]);
});

test('the contents of the rules name every match, in its order', () => {
  const [contents = '', body = ''] = rules.split('service cloud.firestore');
  const named = [...contents.matchAll(/^\/\/ {5,7}(\S+[/}]\S*) /gm)].map(([, path]) => path);
  const matches = [...body.matchAll(/^ {6,8}match \/(\S+) \{$/gm)].map(([, path]) => path);
  expect(named).toEqual(matches);
});

test('no comment is wider than 120 columns', () => {
  const wide = files.flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter((line) => line.length > 120 && /^\s*(\{?\/\*|\*|\/\/)/.test(line) && !line.includes('oxlint-'))
      .map((line) => `${name}: ${line}`),
  );
  expect(wide).toEqual([]);
});

test('the README has at most 120 lines, and docs/ at most 120,000 bytes', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length - 1).toBeLessThanOrEqual(120);
  const sizes = readdirSync('docs').map((name) => readFileSync(`docs/${name}`).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120_000);
});
