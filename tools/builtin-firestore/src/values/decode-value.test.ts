import { describe, expect, test } from 'vitest';
import { decodeValue } from './decode-value.ts';
import { encodeValue } from './encode-value.ts';

const HERE = { projectId: 'p', database: '(default)' };
const ROOT = 'projects/p/databases/(default)/documents';

/** The stored value of some JSON, as JSON again, or the refusal. */
function roundTrip(json: unknown): unknown {
  const value = decodeValue(json, HERE);
  return value.ok ? encodeValue(value.value, HERE) : value.fault;
}

const nested = (depth: number): unknown =>
  depth === 0 ? { nullValue: null } : { mapValue: { fields: { m: nested(depth - 1) } } };

const refused = { status: 'INVALID_ARGUMENT', message: expect.any(String) as string };

describe('values on the wire', () => {
  test.each([
    [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
    [{ nullValue: null }, { nullValue: null }],
    [{ booleanValue: false }, { booleanValue: false }],
    [{ integerValue: '-9223372036854775808' }, { integerValue: '-9223372036854775808' }],
    [{ integerValue: 7 }, { integerValue: '7' }],
    [{ doubleValue: 1.5 }, { doubleValue: 1.5 }],
    [{ doubleValue: '1.5' }, { doubleValue: 1.5 }],
    [{ doubleValue: 'NaN' }, { doubleValue: 'NaN' }],
    [{ doubleValue: '-Infinity' }, { doubleValue: '-Infinity' }],
    [{ doubleValue: '-0' }, { doubleValue: 0 }],
    [{ doubleValue: -0 }, { doubleValue: 0 }],
    [{ stringValue: '😀' }, { stringValue: '😀' }],
    [{ bytesValue: 'AQL/' }, { bytesValue: 'AQL/' }],
    [{ bytesValue: 'AQL_' }, { bytesValue: 'AQL/' }],
    [{ geoPointValue: { latitude: 1 } }, { geoPointValue: { latitude: 1, longitude: 0 } }],
    [{ referenceValue: `${ROOT}/c/a` }, { referenceValue: `${ROOT}/c/a` }],
    [{ arrayValue: {} }, { arrayValue: { values: [] } }],
    [{ mapValue: { fields: {} } }, { mapValue: { fields: {} } }],
    [{ timestampValue: '1970-01-01T00:00:01.000005999Z' }, { timestampValue: '1970-01-01T00:00:01.000005Z' }],
    [{ timestampValue: '0001-01-01T00:00:00Z' }, { timestampValue: '0001-01-01T00:00:00Z' }],
    [{ timestampValue: '2026-01-01T01:30:00.120+01:30' }, { timestampValue: '2026-01-01T00:00:00.120Z' }],
  ])('5: %j is stored as %j', (json, stored) => {
    expect(roundTrip(json)).toEqual(stored);
  });

  test.each([
    [{}],
    [null],
    [[]],
    [{ integerValue: '1', stringValue: 'x' }],
    [{ unknownValue: 1 }],
    [{ stringValue: null }],
    [{ stringValue: '\ud800' }],
    [{ integerValue: '9223372036854775808' }],
    [{ integerValue: 1.5 }],
    [{ doubleValue: 'abc' }],
    [{ booleanValue: 'true' }],
    [{ bytesValue: 'a' }],
    [{ bytesValue: 'a b' }],
    [{ timestampValue: '2026-02-30T00:00:00Z' }],
    [{ timestampValue: '2026-01-01T24:00:00Z' }],
    [{ timestampValue: '2026-01-01' }],
    [{ geoPointValue: { latitude: 91 } }],
    [{ geoPointValue: { latitude: 'NaN' } }],
    [{ referenceValue: `${ROOT}/c` }],
    [{ referenceValue: 'projects/p/databases/other/documents/c/a' }],
    [{ mapValue: { fields: { '': { nullValue: null } } } }],
    [{ mapValue: { fields: { __x__: { nullValue: null } } } }],
    [{ mapValue: { fields: { __type__: { stringValue: '__vector__' } } } }],
  ])('5: %j is refused', (json) => {
    expect(roundTrip(json)).toEqual(refused);
  });

  test('5: names of the object prototype are ordinary field names', () => {
    const json = JSON.parse(
      '{"mapValue":{"fields":{"__proto":{"nullValue":null},"constructor":{"nullValue":null}}}}',
    );
    expect(roundTrip(json)).toEqual(json);
  });

  test('6.4: maps go 20 levels deep, not 21', () => {
    expect(roundTrip(nested(20))).toEqual(nested(20));
    expect(roundTrip(nested(21))).toEqual(refused);
  });
});
