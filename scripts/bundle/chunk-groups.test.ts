import { expect, test } from 'vitest';
import { chunkGroups, closureOf } from './chunk-groups.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'sign-in': ['react', 'form'],
  register: ['react', 'form', 'cards'],
  repair: ['react', 'cards'],
  form: ['field'],
  field: ['form'],
  router: ['react', 'guards'],
  product: ['guards', 'container'],
};
const graph = { importsOf: (id: string) => IMPORTS[id] ?? [] };
const groups = chunkGroups(
  { pages: ['sign-in', 'register', 'repair'], later: { router: ['router'], product: ['product'] } },
  graph,
);

test('a closure holds what a module needs, by whatever way, and a circle ends', () => {
  expect([...closureOf(['sign-in'], graph)].toSorted()).toEqual(['field', 'form', 'react', 'sign-in']);
});

test('what the first page shares with another is in every page', () => {
  for (const id of ['react', 'form', 'field']) expect(groups.get(id), id).toBe('core');
});

test('what only other pages share, or one page has for itself, is left to the bundler', () => {
  for (const id of ['cards', 'sign-in', 'register']) expect(groups.has(id), id).toBe(false);
});

test('what is loaded together later is one file, and nothing is in two', () => {
  expect(groups.get('router')).toBe('router');
  expect(groups.get('guards')).toBe('router');
  expect(groups.get('container')).toBe('product');
});
