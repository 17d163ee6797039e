import { describe, expect, test } from 'vitest';
import { cursorAfter, readCursor, writeCursor, type Cursor } from './page-cursor.ts';

const CURSORS: readonly Cursor[] = [
  { order: 'registeredAt', after: { value: [1_740_816_001, 123_456_000], id: 'u1' } },
  { order: 'email', after: { value: 'a+b?c=d&e%20@example.com', id: 'u2' } },
  { order: 'nameKey', after: { value: 'Ångström 🚕', id: 'u3' } },
  ...[null, 7.5].map((value) => ({ order: 'registeredAt', after: { value, id: 'u5' } }) as const),
  { order: 'nameKey', after: null },
  { order: 'id', after: { value: '', id: '__id7__' } },
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
    btoa('{"order":"email","after":{"value":1e99,"id":"u"}}'),
    btoa('{"order":"email","after":{"value":{},"id":"u"}}'),
    btoa('{"order":"email","after":{"id":"u"}}'),
    btoa('{"order":"email","after":{"value":"a","id":"users/u"}}'),
  ])('a text that is no cursor ("%s") is rejected', (text) => {
    expect(readCursor(text, ['email'])).toBeNull();
  });

  test.each([Number.NaN, Infinity, 2 ** 60, true, {}, ['a'], undefined])(
    'a document ordered by %o has no cursor after it',
    (registeredAt) => expect(cursorAfter('registeredAt', { id: 'u', fields: { registeredAt } })).toBeNull(),
  );

  test('a cursor of another order is rejected', () => {
    expect(readCursor(writeCursor({ order: 'id', after: null }), ['email', 'nameKey'])).toBeNull();
  });
});
