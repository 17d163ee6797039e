import { describe, expect, test } from 'vitest';
import { LINK_CODE } from '#accounts/reset/link-code-in.ts';
import { isLoginArea } from '#domain/accounts/model/login-area.ts';
import { paths } from '#core/navigation/paths.ts';
import { pageFits } from './page-fits.ts';
import { PRERENDERED_PAGES } from './prerendered-pages.ts';

const frame = { search: {}, sessionHint: false };

describe('the first frame', () => {
  test('the first frame of signed-out visitors is the prerendered page', () => {
    expect(pageFits('always', frame)).toBe(true);
    expect(pageFits('signed-out', frame)).toBe(true);
  });

  test('the first frame is a skeleton on a page for signed-out visitors if a session is likely', () => {
    expect(pageFits('signed-out', { ...frame, sessionHint: true })).toBe(false);
    expect(pageFits('always', { ...frame, sessionHint: true })).toBe(true);
  });

  test('the first frame is a skeleton if the address asks for another page', () => {
    expect(pageFits('without-code', frame)).toBe(true);
    expect(pageFits('without-code', { ...frame, search: { [LINK_CODE]: 'x' } })).toBe(false);
    expect(pageFits('with-address', frame)).toBe(false);
    expect(pageFits('with-address', { ...frame, search: { email: 'nobody' } })).toBe(false);
    expect(pageFits('with-address', { ...frame, search: { email: 'a@b.c' } })).toBe(true);
  });

  test('the first frame is a skeleton at every address without a prerendered page', () => {
    expect(pageFits('never', frame)).toBe(false);
    expect(pageFits(undefined, frame)).toBe(false);
  });
});

test('every prerendered address is an address of the product', () => {
  const known: readonly string[] = Object.values(paths);
  for (const { path } of PRERENDERED_PAGES) {
    const area = path.slice(`${paths.signIn}/`.length);
    expect(known.includes(path) || isLoginArea(area), path).toBe(true);
  }
});
