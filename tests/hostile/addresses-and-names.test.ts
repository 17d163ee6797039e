import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEmail } from '#domain/accounts/model/email-address.ts';
import { parseName } from '#domain/shared/people/name.ts';
import { searchKeyOf } from '#domain/shared/people/name-keys.ts';
import { redirectIn } from '#app/guards.tsx';
import { emailIn, parseSearch } from '#core/navigation/search-params.ts';
import { stringifySearch } from '#core/navigation/stringify-search.ts';
import { suggestAddress } from '#accounts/register/register-email.tsx';
import { queuePlaceIn } from '#accounts/review/queue/queue-place.ts';
import { queueSearch } from '#accounts/review/queue/queue-search.ts';
import { hostileText } from './hostile-text.ts';
import { TRIALS } from './trials.ts';

const HERE = 'https://here.example';

/** Texts that try to lead to another origin. */
const redirect = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        '/',
        '\\',
        '//',
        '.',
        '..',
        '%2e',
        '%5c',
        '\t',
        '\n',
        '\r',
        '@',
        ':',
        '?',
        '#',
        'x',
        '\u0000',
      ),
    )
    .map((parts) => `/${parts.join('')}elsewhere.example`),
  fc
    .tuple(fc.constantFrom('', '/', '//', '/\\', 'https:', 'javascript:', ' /'), hostileText())
    .map((both) => both.join('')),
  fc.webUrl(),
);

describe('the address of a page', { timeout: 60_000 }, () => {
  test('the address of a page leads only to a path of this origin, even when it is parsed again', () => {
    fc.assert(
      fc.property(redirect, (typed) => {
        const target = redirectIn(parseSearch(stringifySearch({ redirect: typed })));
        const url = new URL(target ?? '/', HERE);
        expect([url.origin, url.protocol]).toEqual([HERE, 'https:']);
        expect(target === null || redirectIn({ redirect: target }) === target).toBe(true);
      }),
      { numRuns: TRIALS.redirects },
    );
  });

  test('the address of a page is parsed without an exception whatever its shape, and an email address in it can be stored', () => {
    const search = fc.oneof(
      hostileText(),
      hostileText().map((text) => `?email=${text}&redirect=${text}`),
    );
    fc.assert(
      fc.property(search, (text) => {
        const params = parseSearch(text);
        expect(Object.values(params).every((value) => typeof value === 'string')).toBe(true);
        const email = emailIn(params);
        expect(email === null || parseEmail(email).ok).toBe(true);
      }),
      { numRuns: TRIALS['search parameters'] },
    );
  });

  test('the address of a page names an existing filter of the queue, and a search no longer than an email address', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('filter', 'search'), fc.oneof(hostileText(), fc.anything())),
        (given) => {
          const { filter, search } = queuePlaceIn(queueSearch(given));
          expect(['pending', 'approved', 'rejected', 'any']).toContain(filter);
          expect(search.length).toBeLessThanOrEqual(254);
        },
      ),
      { numRuns: TRIALS['queue places'] },
    );
  });
});

describe('a typed text', { timeout: 60_000 }, () => {
  test('a typed text is refused as an address with a reason, or can be a document’s id', () => {
    const typed = fc.oneof(
      hostileText(),
      fc.tuple(hostileText(), hostileText()).map((both) => both.join('@')),
      fc.emailAddress(),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const parsed = parseEmail(text);
        const read = parsed.ok ? parsed.value : parsed.error.code;
        expect(read).toMatch(/^(email-required|email-malformed|address-unusable|(?!__.*__$)[!-.0-@[-~]+)$/);
        expect(read.length).toBeLessThanOrEqual(254);
      }),
      { numRuns: TRIALS.addresses },
    );
  });

  test('a typed text is refused as a name with a reason, or stored within its limit', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        const parsed = parseName(text);
        const isKept =
          parsed.ok &&
          parsed.value.split(' ').join('') === text.trim().replaceAll(/\p{Zs}/gu, '') &&
          !/[\n\u202e\u200b]|.{101}/u.test(parsed.value);
        expect(parsed.ok ? isKept : parsed.error.code).toSatisfy(
          (said) => said === true || /^name-(required|unusable|too-long)$/.test(said),
        );
        expect(searchKeyOf(searchKeyOf(text))).toBe(searchKeyOf(text));
      }),
      { numRuns: TRIALS.names },
    );
  });

  test('a typed text never makes the suggestion of another address fail, and only usable addresses are suggested', () => {
    const typed = fc.oneof(
      hostileText(),
      hostileText().map((text) => `robin@${text}`),
      fc.emailAddress(),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const suggestion = suggestAddress(text);
        expect(suggestion === null || parseEmail(suggestion).ok).toBe(true);
      }),
      { numRuns: TRIALS['suggested addresses'] },
    );
  });
});
