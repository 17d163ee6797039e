import { expect, test } from 'vitest';
import { chunkGroups, closureOf } from './chunk-groups.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'sign-in': ['/node_modules/react.js', 'form', 'greeting'],
  register: ['/node_modules/react.js', 'form', 'cards', 'roles', 'invitation'],
  repair: ['/node_modules/react.js', 'cards', 'roles', 'plan', 'diagnosis', 'invitation'],
  form: ['field'],
  field: ['form'],
  router: ['/node_modules/react.js', 'guards'],
  '/src/rides/duty': ['guards', 'form', 'badge', 'clock', 'car', 'cards'],
  '/src/rides/drives': ['badge', 'clock', 'car'],
  '/src/rides/board': ['badge', 'clock', 'table', 'map'],
  '/src/accounts/queue': ['clock', 'table', 'mark', 'cards'],
  '/src/accounts/file': ['mark', 'days', 'typed-day', 'table'],
  '/src/accounts/find': ['typed-day'],
  dialog: ['typed-day'],
  services: ['days'],
  product: ['guards', 'container', 'greeting', 'roles', 'plan', 'diagnosis'],
};
const importsOf = (id: string) => IMPORTS[id] ?? [];
const groups = chunkGroups(
  {
    pages: ['sign-in', 'register', 'repair'],
    later: { router: ['router'], product: ['product'] },
    routed: {
      driver: ['/src/rides/duty', '/src/rides/drives'],
      admin: ['/src/rides/board', '/src/accounts/queue', '/src/accounts/file', '/src/accounts/find'],
    },
    withPages: { rides: ['services'] },
    onDemand: { map: ['map', 'tiles', 'clock'] },
  },
  importsOf,
  (id) => (id === 'car' ? ['dialog'] : []),
);

test('a closure contains every module that a module needs, and a cycle ends', () => {
  const closure = closureOf(['sign-in'], importsOf);
  expect([...closure].toSorted()).toEqual(['/node_modules/react.js', 'field', 'form', 'greeting', 'sign-in']);
});

test('code that the first page shares with another is in every page, and packages are a chunk of their own', () => {
  for (const id of ['form', 'field']) expect(groups.get(id), id).toBe('core');
  expect(groups.get('/node_modules/react.js')).toBe('react');
});

test('code that the first page shares with a later chunk is in every page', () => {
  expect(groups.get('greeting')).toBe('core');
});

test('code that is loaded together later and inlined in the same other pages is one file', () => {
  for (const id of ['plan', 'diagnosis']) expect(groups.get(id), id).toBe('product-2');
  expect(groups.get('roles')).toBe('product-1-2');
});

test('code that pages share without the first, or that one page has alone, is left to the bundler', () => {
  for (const id of ['invitation', 'sign-in', 'register']) expect(groups.has(id), id).toBe(false);
});

test('code that is loaded together later or on demand is one file, and no module is in two', () => {
  for (const id of ['map', 'tiles']) expect(groups.get(id), id).toBe('map');
  for (const id of ['router', 'guards']) expect(groups.get(id), id).toBe('router');
  expect(groups.get('container')).toBe('product');
});

test('code that pages behind sign-in share is one file for each role and capability', () => {
  expect(groups.get('car')).toBe('driver-rides');
  expect(groups.get('mark')).toBe('admin-accounts');
  expect(groups.get('badge')).toBe('rides');
  expect(groups.get('table')).toBe('admin');
  expect(groups.get('clock')).toBe('few-driver');
  expect(groups.get('cards')).toBe('few-driver-1-2');
});

test('shared code of the desk that a driver’s page loads on demand is a chunk of its own', () => {
  expect(groups.get('typed-day')).toBe('asked-admin-accounts');
});

const pagesOf = (names: string) => names.split(' ').map((name) => `/src/rides/${name}`);
const NONE = { pages: [], later: {}, withPages: {}, onDemand: {} };

test('code of few pages is a chunk of these, or `few-passenger`, or of no group if a phone loads it on demand', () => {
  const [admin, driver] = [pagesOf('board plan fleet callers driver settings map sheet'), pagesOf('days')];
  const sharing = { hours: /days|driver/, shift: /days|driver/, trip: /home|settings/, form: /plan|fleet/ };
  const found = chunkGroups(
    { ...NONE, routed: { driver, admin, passenger: pagesOf('home') } },
    (id) => Object.entries(sharing).flatMap(([name, by]) => (by.test(id) ? [name] : [])),
    (id) => (driver.includes(id) ? ['form'] : []),
  );
  expect(Object.fromEntries(found)).toEqual({ hours: 'few-0-5', shift: 'few-0-5', trip: 'few-passenger' });
});

test('code that a quarter of twenty pages share is a chunk of these, and code of more pages a chunk of the role', () => {
  const pages = pagesOf([...'abcdefghijklmnopqrst'].join(' '));
  const found = chunkGroups(
    { ...NONE, routed: { admin: pages } },
    (id) => [...(/\/[a-e]$/.test(id) ? ['days'] : []), ...(/\/[a-f]$/.test(id) ? ['table'] : [])],
    () => [],
  );
  expect(found.get('days')).toBe('few-0-1-2-3-4');
  expect(found.get('table')).toBe('admin-rides');
});

test('code that is requested with the pages of a capability is in their chunk, unless other pages share it', () => {
  expect(groups.get('services')).toBe('rides');
  expect(groups.get('days')).toBe('few-driver');
});
