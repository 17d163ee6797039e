import { expect, test } from 'vitest';
import { chunkGroups, closureOf } from './chunk-groups.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'sign-in': ['/node_modules/react.js', 'form', 'greeting'],
  register: ['/node_modules/react.js', 'form', 'cards', 'roles'],
  repair: ['/node_modules/react.js', 'cards', 'roles', 'plan', 'diagnosis'],
  form: ['field'],
  field: ['form'],
  router: ['/node_modules/react.js', 'guards'],
  product: ['guards', 'container', 'greeting', 'roles', 'plan', 'diagnosis'],
};
const importsOf = (id: string) => IMPORTS[id] ?? [];
const groups = chunkGroups(
  { pages: ['sign-in', 'register', 'repair'], later: { router: ['router'], product: ['product'] } },
  importsOf,
);

test('a closure holds what a module needs, by whatever way, and a circle ends', () => {
  const closure = closureOf(['sign-in'], importsOf);
  expect([...closure].toSorted()).toEqual(['/node_modules/react.js', 'field', 'form', 'greeting', 'sign-in']);
});

test('what the first page shares with another is in every page, packages apart', () => {
  for (const id of ['form', 'field']) expect(groups.get(id), id).toBe('core');
  expect(groups.get('/node_modules/react.js')).toBe('react');
});

test('what the first page shares with what is loaded later is in every page', () => {
  expect(groups.get('greeting')).toBe('core');
});

test('what is loaded together later and inlined in the same other pages is one file', () => {
  for (const id of ['plan', 'diagnosis']) expect(groups.get(id), id).toBe('product-2');
  expect(groups.get('roles')).toBe('product-1-2');
});

test('what only other pages share, or one page has for itself, is left to the bundler', () => {
  for (const id of ['cards', 'sign-in', 'register']) expect(groups.has(id), id).toBe(false);
});

test('what is loaded together later is one file, and nothing is in two', () => {
  expect(groups.get('router')).toBe('router');
  expect(groups.get('guards')).toBe('router');
  expect(groups.get('container')).toBe('product');
});
