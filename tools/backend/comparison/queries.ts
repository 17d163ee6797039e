import * as fc from 'fast-check';
import { reference, scalars, storedFields, storedValues, type JsonValue } from './stored-values.ts';

const VALUE_OPERATORS = [
  'EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'ARRAY_CONTAINS',
];
const LIST_OPERATORS = ['IN', 'IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'];
const UNARY_OPERATORS = ['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN'];

const PATHS = ['x/1', 'x/2', 'x/3', 'x/4', 'x/5', 'x/6', 'x/__id7__', 'x/1/x/1', 'x/1/x/2', 'x/2/y/1', 'y/1'];

/** Documents by their path, in collections that are nested in each other. */
export const documentSets = fc.dictionary(fc.constantFrom(...PATHS), storedFields, {
  minKeys: 8,
  noNullPrototype: true,
});

const field = fc.constantFrom('a', 'a', 'a', 'b', 'c', 'a.a').map((fieldPath) => ({ fieldPath }));
const name = { fieldPath: '__name__' };
const names = fc.constantFrom(...PATHS.slice(0, 8)).map(reference);
const list = (items: fc.Arbitrary<JsonValue>): fc.Arbitrary<JsonValue> =>
  fc.array(items, { minLength: 1, maxLength: 3 }).map((values) => ({ arrayValue: { values } }));

const operand = fc.oneof({ weight: 4, arbitrary: scalars }, { weight: 1, arbitrary: storedValues });

/** A condition on a field, or on the name, with one operand or a list of them. */
const beside = (of: fc.Arbitrary<object>, operators: readonly string[], value: fc.Arbitrary<JsonValue>) =>
  fc.record({ field: of, op: fc.constantFrom(...operators), value }).map((fieldFilter) => ({ fieldFilter }));

const comparison = fc.oneof(
  { weight: 6, arbitrary: beside(field, VALUE_OPERATORS, operand) },
  { weight: 3, arbitrary: beside(field, LIST_OPERATORS, list(operand)) },
  { weight: 1, arbitrary: beside(fc.constant(name), VALUE_OPERATORS, names) },
  { weight: 1, arbitrary: beside(fc.constant(name), LIST_OPERATORS, list(names)) },
  {
    weight: 2,
    arbitrary: fc
      .record({ field, op: fc.constantFrom(...UNARY_OPERATORS) })
      .map((unaryFilter) => ({ unaryFilter })),
  },
);

const { filter } = fc.letrec<{ filter: object }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    { weight: 3, arbitrary: comparison },
    {
      weight: 2,
      arbitrary: fc
        .record({
          op: fc.constantFrom('AND', 'AND', 'OR'),
          filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
        })
        .map((compositeFilter) => ({ compositeFilter })),
    },
  ),
}));

const direction = fc.constantFrom('ASCENDING', 'DESCENDING');
const order = fc.record({ field, direction });
/** Each field once, and the name, if at all, at the end; any other order is refused. */
const orders = fc
  .tuple(
    fc.uniqueArray(order, { minLength: 1, maxLength: 2, selector: (each) => each.field.fieldPath }),
    fc.option(direction, { freq: 3 }),
  )
  .map(([fields, last]) => (last === null ? fields : [...fields, { field: name, direction: last }]));
type Order = { readonly field: { readonly fieldPath: string } };

/** Values for all of the orders or the first of them; now and then some that do not fit. */
const cursorFor = (orderBy: readonly Order[]): fc.Arbitrary<object> => {
  const fitting = orderBy.map(({ field: of }) => (of === name ? names : storedValues));
  const values = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(...fitting) },
    { weight: 5, arbitrary: fc.tuple(...fitting.slice(0, 1)) },
    { weight: 1, arbitrary: fc.array(storedValues, { maxLength: 2 }) },
  );
  return fc.record({ before: fc.boolean(), values });
};

/** A clause that most queries lack. */
const rare = <T>(clause: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: clause });

const collections = fc.record({
  collectionId: fc.constantFrom('x', 'x', 'x', 'x', 'y'),
  allDescendants: fc.boolean(),
});

/** Structured queries with every clause. */
const structuredQuery = fc.option(orders, { freq: 2, nil: undefined }).chain((orderBy) =>
  fc.record({
    from: collections.map((from) => [from]),
    where: fc.option(filter, { freq: 2, nil: undefined }),
    orderBy: fc.constant(orderBy),
    startAt: rare(orderBy ? cursorFor(orderBy) : fc.constant(undefined)),
    endAt: rare(orderBy ? cursorFor(orderBy) : fc.constant(undefined)),
    offset: rare(fc.nat(2)),
    limit: rare(fc.nat(4)),
    select: rare(
      fc.array(fc.oneof(field, fc.constant(name)), { maxLength: 2 }).map((fields) => ({ fields })),
    ),
  }),
);

const aggregation = fc.oneof(
  fc.constant({ count: {} }),
  fc.constant({ count: { upTo: '2' } }),
  fc
    .oneof({ weight: 9, arbitrary: field }, { weight: 1, arbitrary: fc.constant(name) })
    .chain((of) => fc.constantFrom<object>({ sum: { field: of } }, { avg: { field: of } })),
);
const parent = fc.constantFrom('', '', '', '/x/1');

/** A call at a parent with its body. */
export const queryCalls = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(parent, structuredQuery)
      .map(([at, query]) => ({ call: `${at}:runQuery`, body: { structuredQuery: query } })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(parent, structuredQuery, fc.array(aggregation, { minLength: 1, maxLength: 3 }))
      .map(([at, query, aggregations]) => ({
        call: `${at}:runAggregationQuery`,
        body: { structuredAggregationQuery: { structuredQuery: query, aggregations } },
      })),
  },
);
