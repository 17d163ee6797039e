import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './page-cursor.ts';

describe('a cursor in memory', () => {
  it.each([
    { order: 'registeredAt', after: { value: '2025-05-01T10:00:00.000Z', id: 'u1' } },
    { order: 'nameKey', after: { value: 'robin', id: 'u1' } },
    { order: 'nameKey', after: null },
  ] as const)('a cursor is read as it was written: %o', (cursor) => {
    expect(readCursor(writeCursor(cursor), [cursor.order])).toEqual(cursor);
  });

  it.each(['["registeredAt","soon","u1"]', '["registeredAt",5,"u1"]', '["registeredAt",null,"u1"]'])(
    'a cursor whose place is none asks for the first page: %s',
    (text) => {
      expect(readCursor(text, ['registeredAt'])).toBeNull();
    },
  );
});
