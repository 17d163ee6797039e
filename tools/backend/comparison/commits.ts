import * as fc from 'fast-check';
import { DOCUMENTS } from './both-firestores.ts';
import { scalars, storedFields, storedValues, type JsonValue } from './stored-values.ts';

/** The documents that are written to; some lie below others. */
export const WRITTEN = ['x/1', 'x/2', 'x/1/y/1'].map((path) => `${DOCUMENTS}/${path}`);

const document = fc.constantFrom(...WRITTEN);
const fieldPath = fc.constantFrom('a', 'a', 'b', 'c', 'a.a', 'a.b', 'd.`x y`.e');
const numbers = fc.constantFrom<JsonValue>(
  { integerValue: '1' },
  { integerValue: '-3' },
  { integerValue: '9223372036854775807' },
  { integerValue: '-9223372036854775808' },
  { doubleValue: 0.5 },
  { doubleValue: 1 },
  { doubleValue: 'NaN' },
  { doubleValue: '-0' },
  { doubleValue: 'Infinity' },
);
const elements = fc.array(scalars, { maxLength: 3 }).map((values) => ({ values }));
const operand = fc.oneof({ weight: 6, arbitrary: numbers }, { weight: 1, arbitrary: storedValues });

const transform = fc
  .tuple(
    fieldPath,
    fc.oneof(
      fc.record({ increment: operand }),
      fc.record({ minimum: operand }),
      fc.record({ maximum: operand }),
      fc.record({ appendMissingElements: elements }),
      fc.record({ removeAllFromArray: elements }),
      fc.constant({ setToServerValue: 'REQUEST_TIME' }),
    ),
  )
  .map(([path, change]) => ({ fieldPath: path, ...change }));

const precondition = fc.oneof(
  fc.record({ exists: fc.boolean() }),
  fc.constant({ updateTime: '2000-01-01T00:00:00Z' }),
);

/** A clause that most writes lack. */
const rare = <T>(clause: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: clause });

const write = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      update: fc.record({
        name: document,
        fields: fc.oneof(storedFields, fc.record({ a: numbers, b: numbers })),
      }),
      updateMask: fc
        .option(fc.array(fieldPath, { maxLength: 3 }).map((fieldPaths) => ({ fieldPaths })))
        .map((mask) => mask ?? undefined),
      updateTransforms: rare(fc.array(transform, { minLength: 1, maxLength: 3 })),
      currentDocument: rare(precondition),
    }),
  },
  { weight: 2, arbitrary: fc.record({ delete: document, currentDocument: rare(precondition) }) },
  {
    weight: 1,
    arbitrary: fc.record({ verify: document, currentDocument: fc.oneof(precondition, rare(precondition)) }),
  },
);

/** Batches of writes, several of which may go to one document. */
export const batches = fc.array(write, { minLength: 1, maxLength: 4 });
