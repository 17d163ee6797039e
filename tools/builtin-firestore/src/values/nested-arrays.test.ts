import { expect, test } from 'vitest';
import { decodeWrite } from '../store/decode-write.ts';

const HERE = { projectId: 'p', database: '(default)' };
const name = 'projects/p/databases/(default)/documents/c/a';
const array = (...values: object[]): object => ({ arrayValue: { values } });
const one = { integerValue: '1' };

/** The message of a refused write, or null. */
function refusalOf(value: object, updateTransforms: readonly object[] = []): string | null {
  const decoded = decodeWrite({ update: { name, fields: { f: value } }, updateTransforms }, HERE);
  return decoded.ok ? null : decoded.fault.message;
}

test('an array that holds an array is not stored, at whatever depth', () => {
  const message = 'Cannot convert an array value in an array value.';
  expect(refusalOf(array(array(one)))).toBe(message);
  expect(refusalOf({ mapValue: { fields: { g: array(one, array()) } } })).toBe(message);
  expect(refusalOf(one, [{ fieldPath: 'f', appendMissingElements: { values: [array(one)] } }])).toBe(message);
});

test('an array that holds a map with an array is stored', () => {
  const map = { mapValue: { fields: { g: array(one) } } };
  expect(refusalOf(array(map))).toBeNull();
  expect(refusalOf(one, [{ fieldPath: 'f', appendMissingElements: { values: [map] } }])).toBeNull();
});
