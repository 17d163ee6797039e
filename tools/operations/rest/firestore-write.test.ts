import { describe, expect, it } from 'vitest';
import { REMOVED, SERVER_TIME } from '#domain/shared/record-write.ts';
import { Double, Timestamp } from './firestore-value.ts';
import { writeToJson } from './firestore-write.ts';

const TIME = '2025-01-02T03:04:05.678901Z';
const write = (fields: object) => writeToJson({ kind: 'update', path: 'users/u1', fields }, 'root');

describe('a write', () => {
  it('a write has texts, whole numbers, times, null, maps of them, and what is removed or the server’s time', () => {
    const values = { a: 'x', n: -1, t: new Timestamp(TIME), no: null, map: { b: '' } };
    expect(write({ ...values, gone: REMOVED, at: SERVER_TIME })).toEqual({
      update: {
        name: 'root/users/u1',
        fields: {
          a: { stringValue: 'x' },
          n: { integerValue: '-1' },
          t: { timestampValue: TIME },
          no: { nullValue: null },
          map: { mapValue: { fields: { b: { stringValue: '' } } } },
        },
      },
      updateMask: { fieldPaths: ['a', 'n', 't', 'no', 'map', 'gone'] },
      updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
    });
  });

  it.each([
    true,
    undefined,
    1.5,
    Number.NaN,
    new Double(1),
    new Date(0),
    ['a'],
    { at: SERVER_TIME },
    { gone: REMOVED },
  ])('a write of %o is a defect, not a text', (value) => expect(() => write({ value })).toThrow(TypeError));
});
