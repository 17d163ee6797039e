import { describe, expect, it } from 'vitest';
import { REMOVED, SERVER_TIME } from '#domain/shared/record-write.ts';
import { guardedWrite } from './guarded-write.ts';

const write = (fields: object) => guardedWrite({ kind: 'update', path: 'users/u1', fields }, null);

describe('a guarded write', () => {
  it('a guarded write has texts, whole numbers, null, maps of them, and what is removed or the server’s time', () => {
    const written = write({ a: 'x', n: -1, no: null, map: { b: '' }, gone: REMOVED, at: SERVER_TIME });
    expect(written).toMatchObject({
      fields: {
        a: { stringValue: 'x' },
        n: { integerValue: '-1' },
        no: { nullValue: null },
        map: { mapValue: { fields: { b: { stringValue: '' } } } },
      },
      mask: ['a', 'n', 'no', 'map', 'gone'],
      serverTimes: ['at'],
    });
    expect(written).not.toHaveProperty('fields.gone');
  });

  it.each([true, undefined, 1.5, Number.NaN, new Date(0), ['a'], { at: SERVER_TIME }, { gone: REMOVED }])(
    'a guarded write of %o is a defect, not a text',
    (value) => expect(() => write({ value })).toThrow(TypeError),
  );
});
