import { describe, expect, test } from 'vitest';
import { readCursor, writeCursor, type Cursor } from './page-cursor.ts';

const CURSORS: readonly Cursor[] = [
  { order: 'registeredAt', after: { value: [1_740_816_001, 123_456_000], id: 'u1' } },
  { order: 'email', after: { value: 'a+b?c=d&e%20@example.com', id: 'u2' } },
  { order: 'nameKey', after: { value: 'Ångström 🚕', id: 'u3' } },
  { order: 'nameKey', after: null },
  { order: 'id', after: { value: '', id: 'u4' } },
];

describe('a cursor', () => {
  test.each(CURSORS)('a cursor of $order survives a URL unchanged', (cursor) => {
    const text = writeCursor(cursor);
    expect(text).toMatch(/^[\w-]+$/);
    expect(readCursor(text, [cursor.order])).toEqual(cursor);
    const inAddress = new URL(`https://x/?cursor=${text}`).searchParams.get('cursor');
    expect(readCursor(inAddress, [cursor.order])).toEqual(cursor);
  });

  test.each([
    '',
    'made-up',
    '{}',
    btoa('{"order":"email"}'),
    btoa('{"order":"role","after":null}'),
    btoa('{"order":"email","after":{"value":[1e99,0],"id":"u"}}'),
    btoa('{"order":"email","after":{"value":"a","id":"users/u"}}'),
  ])('a text that is no cursor ("%s") is rejected', (text) => {
    expect(readCursor(text, ['email'])).toBeNull();
  });

  test('a cursor of another order is rejected', () => {
    expect(readCursor(writeCursor({ order: 'id', after: null }), ['email', 'nameKey'])).toBeNull();
  });
});
