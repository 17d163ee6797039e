import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as accountPaths from '#domain/accounts/model/account-paths.ts';
import * as ridePaths from '#domain/rides/model/stored/ride-paths.ts';
import { HOLDINGS, idsIn, PERSONAL_DATA } from './personal-data.ts';

/** The full paths of documents in firestore.rules, each joined with the `match` blocks around it. */
function pathsInRules(): readonly string[] {
  const above: { indent: number; path: string }[] = [];
  return readFileSync('firestore.rules', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, spaces = '', path] = /^( *)match \/(\S+) \{$/.exec(line) ?? [];
      if (path === undefined) return [];
      while ((above.at(-1)?.indent ?? -1) >= spaces.length) above.pop();
      const full = [...above.map((each) => each.path), path].join('/');
      above.push({ indent: spaces.length, path });
      return full.replace(/^databases\/\{database\}\/documents\/?/, '');
    })
    .filter((path) => path !== '' && !path.startsWith('databases/') && !path.includes('=**'));
}

/** The document path that a function of the domain makes from placeholders; empty if it makes no document path. */
function documentPath(made: unknown): readonly string[] {
  const path: unknown =
    typeof made === 'function' ? made(...Array.from({ length: made.length }, (_, at) => `a${at}`)) : made;
  return typeof path === 'string' && path.split('/').length % 2 === 0 ? [path] : [];
}

test('PERSONAL_DATA has every collection of the rules, and the one that only the sender writes', () => {
  expect([...pathsInRules(), 'notified/{key}'].toSorted()).toEqual(Object.keys(PERSONAL_DATA).toSorted());
});

test('PERSONAL_DATA has the collection of every path of the domain', () => {
  const paths = [...Object.values(accountPaths), ...Object.values(ridePaths)].flatMap(documentPath);
  expect(paths.length).toBeGreaterThan(20);
  const unknown = paths.filter((path) => HOLDINGS.every(({ pattern }) => idsIn(path, pattern) === null));
  expect(unknown).toEqual([]);
});

test('every collection says which documents are of a person, or why none is', () => {
  const silent = HOLDINGS.filter(({ isWhole, why }) => (isWhole === undefined) === (why === undefined));
  expect(silent).toEqual([]);
});
