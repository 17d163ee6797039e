import * as fc from 'fast-check';

/** What a rule may ask of the documents of a list, and of the query. */
const CONDITIONS = [
  'resource.data.n == 1',
  '1 == resource.data.n',
  'resource.data.n != 2',
  'resource.data.n > 1',
  'resource.data.n >= 1',
  'resource.data.n < 3',
  'resource.data.n <= 2.5',
  'resource.data.n == 1.0',
  'resource.data.n == null',
  'resource.data.n != null',
  'resource.data.n in [1, 2]',
  '!(resource.data.n in [3, 4])',
  'resource.data.n is int',
  'resource.data.n is number',
  'resource.data.n + 1 == 2',
  'resource.data.open',
  'resource.data.open == true',
  '!resource.data.open',
  "resource.data.s == 'a'",
  "resource.data.s >= 'a'",
  "resource.data.s.matches('a.*')",
  "'a' in resource.data.tags",
  "resource.data.tags.hasAny(['a', 'b'])",
  "resource.data.tags.hasAll(['a'])",
  'resource.data.tags.size() > 0',
  'resource.data.a.b == 1',
  'resource.data.a.b > 0',
  'resource.data.n == resource.data.m',
  "'n' in resource.data",
  "!('hidden' in resource.data)",
  "resource.data.get('n', 1) == 1",
  "resource.data.get('hidden', false) == false",
  "resource.data.keys().hasOnly(['n', 'm'])",
  "resource.data.keys().hasAll(['n'])",
  'resource.data.size() == 1',
  "resource.data == {'n': 1}",
  'exists(/databases/(default)/documents/things/$(resource.data.s))',
  'resource == null',
  "resource.id == 'x'",
  "id == 'x'",
  "request.method == 'list'",
  'request.query.limit <= 10',
  'request.query.limit > 3',
  'request.query.offset == 0',
  "request.query.orderBy.n == 'ASC'",
] as const;

const condition = fc.constantFrom(...CONDITIONS);

/** One condition alone, or two combined. */
export const listConditions = fc.oneof(
  { weight: 3, arbitrary: condition },
  { weight: 1, arbitrary: condition.map((one) => `!(${one})`) },
  { weight: 1, arbitrary: fc.tuple(condition, condition).map((two) => two.join(' && ')) },
  { weight: 1, arbitrary: fc.tuple(condition, condition).map((two) => two.join(' || ')) },
);

const int = (value: number): object => ({ integerValue: String(value) });
const text = (value: string): object => ({ stringValue: value });
const list = (...values: readonly object[]): object => ({ arrayValue: { values } });
const where = (fieldPath: string, op: string, value: object): object => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const unary = (fieldPath: string, op: string): object => ({ unaryFilter: { field: { fieldPath }, op } });

const filter = fc.constantFrom<object>(
  where('n', 'EQUAL', int(1)),
  where('n', 'EQUAL', int(2)),
  where('n', 'EQUAL', { doubleValue: 1 }),
  where('n', 'NOT_EQUAL', int(2)),
  where('n', 'GREATER_THAN', int(1)),
  where('n', 'GREATER_THAN', { doubleValue: 1.5 }),
  where('n', 'GREATER_THAN_OR_EQUAL', int(1)),
  where('n', 'LESS_THAN', int(3)),
  where('n', 'LESS_THAN_OR_EQUAL', int(1)),
  where('n', 'IN', list(int(1), int(2))),
  where('n', 'IN', list(int(1), int(3))),
  where('n', 'NOT_IN', list(int(2), int(3))),
  unary('n', 'IS_NULL'),
  unary('n', 'IS_NOT_NULL'),
  unary('n', 'IS_NAN'),
  where('m', 'EQUAL', int(1)),
  where('open', 'EQUAL', { booleanValue: true }),
  where('open', 'EQUAL', { booleanValue: false }),
  where('hidden', 'EQUAL', { booleanValue: false }),
  where('s', 'EQUAL', text('a')),
  where('s', 'GREATER_THAN_OR_EQUAL', text('a')),
  where('tags', 'ARRAY_CONTAINS', text('a')),
  where('tags', 'ARRAY_CONTAINS_ANY', list(text('a'), text('b'))),
  where('tags', 'EQUAL', list(text('a'))),
  where('a.b', 'EQUAL', int(1)),
  where('a', 'EQUAL', { mapValue: { fields: { b: int(1) } } }),
);

const both = (op: string, filters: readonly object[]): object => ({ compositeFilter: { op, filters } });
const ofN = (one: object): boolean => JSON.stringify(one).includes('"n"');
/** No field twice, except in this range: rules are proven differently for clauses that contradict each other. */
const all = fc.oneof(
  fc.constant(both('AND', [where('n', 'GREATER_THAN_OR_EQUAL', int(1)), where('n', 'LESS_THAN', int(3))])),
  fc
    .tuple(
      filter.filter(ofN),
      filter.filter((one) => !ofN(one)),
    )
    .map((two) => both('AND', two)),
);
const any = fc.tuple(filter, filter).map((two) => both('OR', two));

/** The clauses of a query besides its collection, limited to those that rules may see. */
export const listClauses = fc.oneof(
  { weight: 4, arbitrary: filter.map((one) => ({ where: one })) },
  { weight: 2, arbitrary: all.map((one) => ({ where: one })) },
  { weight: 2, arbitrary: any.map((one) => ({ where: one })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<object>(
      {},
      { limit: 5 },
      { limit: 20 },
      { offset: 1 },
      { orderBy: [{ field: { fieldPath: 'n' } }] },
      { orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }] },
    ),
  },
);
