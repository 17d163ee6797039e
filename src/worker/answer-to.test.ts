import { expect, test } from 'vitest';
import { answerTo } from './answer-to.ts';

const ORIGIN = 'https://rides.example';
const BUILD = { publicPaths: ['/', '/sign-in'], start: '/sign-in?installed' };
const answer = (address: string, mode: RequestMode = 'navigate', method = 'GET') =>
  answerTo({ method, mode, url: new URL(address, ORIGIN).href }, BUILD, ORIGIN);

test('a page behind sign-in comes from the cache first, whatever its search', () => {
  expect(answer('/driver/dashboard')).toBe('page');
  expect(answer('/admin/rides?call=5550142')).toBe('page');
});

test('a public page comes from the network, and without a network the cached page answers', () => {
  expect(answer('/')).toBe('network-then-page');
  expect(answer('/sign-in?email=a%40b.c')).toBe('network-then-page');
});

test('an installed product starts from the cache, although its address is the sign-in page’s', () => {
  expect(answer('/sign-in?installed')).toBe('page');
});

test('a file of the build comes from the cache, and no other file does', () => {
  expect(answer('/assets/rides-1.js', 'cors')).toBe('file');
  expect(answer('/favicon.svg', 'no-cors')).toBe('none');
  expect(answer('/sw.js', 'same-origin')).toBe('none');
});

test('the worker answers no other origin and no request other than GET', () => {
  expect(answer('https://firestore.googleapis.com/assets/x', 'cors')).toBe('none');
  expect(answer('https://identity.example.com/v1/accounts', 'cors')).toBe('none');
  expect(answer('/driver/dashboard', 'navigate', 'POST')).toBe('none');
});
