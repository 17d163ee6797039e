import { assert, dictionary, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailIn, parseSearch } from './search-params.ts';
import { stringifySearch } from './stringify-search.ts';

describe('search parameters', () => {
  test('search parameters survive a round trip, whatever their text', () => {
    assert(
      property(dictionary(string({ minLength: 1 }), string({ unit: 'grapheme' })), (search) => {
        expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
      }),
    );
  });

  test('a search parameter keeps the plus of an address, encoded or not', () => {
    expect(emailIn(parseSearch('?email=a+b@example.com'))).toBe('a+b@example.com');
    expect(emailIn(parseSearch('?email=a%2Bb%40example.com'))).toBe('a+b@example.com');
  });

  test('search parameters are texts, even if they look like numbers or JSON', () => {
    expect(parseSearch('?email=42&redirect=%7B%7D')).toEqual({ email: '42', redirect: '{}' });
  });

  test('a search parameter with an unpaired surrogate can be written', () => {
    expect(stringifySearch({ search: 'taxi \uD83D' })).toBe('?search=taxi%20%EF%BF%BD');
    expect(stringifySearch({ search: 'taxi 🚕' })).toBe('?search=taxi%20%F0%9F%9A%95');
  });

  test.each(['', 'nobody', 'a/b@example.com', 'ü@example.com', '@'.repeat(300)])(
    'an email parameter that is not an address is ignored: %s',
    (email) => expect(emailIn({ email })).toBeNull(),
  );
});
