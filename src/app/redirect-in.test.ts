import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redirectIn } from './guards.tsx';

describe('the target after sign-in', () => {
  test.each(['/profile', '/admin/dashboard?status=pending&search=a%20b', '/?x=1#y'])(
    'the target after sign-in is a path of this origin: %s',
    (redirect) => expect(redirectIn({ redirect })).toBe(redirect),
  );

  test.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/..//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    'profile',
    '',
  ])('the target after sign-in is never another origin: %s', (redirect) =>
    expect(redirectIn({ redirect })).toBeNull(),
  );

  test('the target after sign-in stays on this origin, whatever the parameter holds', () => {
    assert(
      property(array(constantFrom('/', '\\', '.', '..', '%2e', '\t', '@', ':', 'x')), (parts) => {
        const target = redirectIn({ redirect: `/${parts.join('')}` }) ?? '/';
        expect(new URL(target, 'https://here.example').origin).toBe('https://here.example');
      }),
    );
  });
});
