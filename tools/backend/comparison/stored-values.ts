import * as fc from 'fast-check';
import { DOCUMENTS } from './both-firestores.ts';

/** A value as the protocol writes it. */
export type JsonValue = Readonly<Record<string, unknown>>;

export const reference = (path: string): JsonValue => ({ referenceValue: `${DOCUMENTS}/${path}` });

/** A few values of every type, close to each other in order. */
export const scalars = fc.constantFrom<JsonValue>(
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { integerValue: '1' },
  { integerValue: '2' },
  { integerValue: '9007199254740993' },
  { doubleValue: 1 },
  { doubleValue: 1.5 },
  { doubleValue: 9007199254740992 },
  { doubleValue: 'NaN' },
  { doubleValue: '-Infinity' },
  { timestampValue: '2024-02-29T12:34:56.789012Z' },
  { timestampValue: '2024-02-29T12:34:56Z' },
  { stringValue: '' },
  { stringValue: 'a' },
  { stringValue: 'b' },
  { stringValue: '\uffff' },
  { stringValue: '😀' },
  { bytesValue: '' },
  { bytesValue: 'AQI=' },
  reference('x/1'),
  reference('x/1/x/1'),
  { geoPointValue: { latitude: 1, longitude: -2 } },
  { geoPointValue: { latitude: 0, longitude: 3 } },
);

const small = fc.constantFrom('a', 'b');

/** Values of every type, some levels deep; no list directly within a list. */
export const { value: storedValues } = fc.letrec<{ value: JsonValue; member: JsonValue }>((tie) => ({
  member: fc.oneof(
    { maxDepth: 2 },
    { weight: 9, arbitrary: scalars },
    {
      weight: 1,
      arbitrary: fc
        .dictionary(small, tie('value'), { maxKeys: 2, noNullPrototype: true })
        .map((fields) => ({ mapValue: { fields } })),
    },
  ),
  value: fc.oneof(
    { maxDepth: 2 },
    { weight: 6, arbitrary: tie('member') },
    {
      weight: 1,
      arbitrary: fc.array(tie('member'), { maxLength: 3 }).map((values) => ({ arrayValue: { values } })),
    },
  ),
}));

/** The fields of a document, each of which may be missing. */
export const storedFields = fc.record(
  { a: storedValues, b: storedValues, c: storedValues },
  { requiredKeys: [], noNullPrototype: true },
);
