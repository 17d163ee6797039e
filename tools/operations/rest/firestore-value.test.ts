import { describe, expect, it } from 'vitest';
import { readStoredProfile } from '#domain/accounts/model/stored-profile.ts';
import { Double, fieldsSchema, fieldsToJson, Timestamp } from './firestore-value.ts';

const TIME = '2025-01-02T03:04:05.678901Z';

const KNOWN = {
  text: { stringValue: '' },
  whole: { integerValue: '-9007199254740991' },
  time: { timestampValue: TIME },
  nothing: { nullValue: null },
  map: { mapValue: { fields: { inner: { mapValue: { fields: { a: { stringValue: 'b' } } } } } } },
  list: { arrayValue: { values: [{ stringValue: 'a' }, { mapValue: { fields: {} } }] } },
  none: { arrayValue: { values: [] } },
};

describe('the fields of a document', () => {
  it('fields are read as plain values, and written as they were read', () => {
    const read = fieldsSchema.parse(KNOWN);
    expect(read).toEqual({
      text: '',
      whole: -9007199254740991,
      time: new Timestamp(TIME),
      nothing: null,
      map: { inner: { a: 'b' } },
      list: ['a', {}],
      none: [],
    });
    expect(fieldsToJson(read)).toEqual(KNOWN);
  });

  it('booleans, empty maps and lists, and floating-point numbers are read', () => {
    const json = { yes: { booleanValue: true }, empty: { mapValue: {} }, floating: { doubleValue: 1 } };
    expect(fieldsSchema.parse(json)).toEqual({ yes: true, empty: {}, floating: new Double(1) });
    expect(fieldsSchema.parse({ none: { arrayValue: {} } })).toEqual({ none: [] });
  });

  it.each([
    { geoPointValue: { latitude: 1, longitude: 2 } },
    { referenceValue: 'projects/p/databases/(default)/documents/users/a' },
    { bytesValue: 'AA==' },
    { arrayValue: { values: [{ bytesValue: 'AA==' }] } },
    { integerValue: '9007199254740993' },
    { doubleValue: 'NaN' },
    {},
  ])('a field with %j is malformed in a profile, and is never written', (json) => {
    const { name, formerNames } = fieldsSchema.parse({ name: json, formerNames: json });
    expect(readStoredProfile({ name, formerNames })).toEqual({ malformed: ['name', 'formerNames'] });
    expect(() => fieldsToJson({ name })).toThrow(TypeError);
  });

  it('a whole number that is stored as floating point is no count of reviews', () => {
    const fields = fieldsSchema.parse({ reviewCount: { doubleValue: 3 } });
    expect(readStoredProfile(fields)).toEqual({ malformed: ['reviewCount'] });
  });
});
