import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FirestoreValue } from '../values/value.ts';
import type { AccessRequest } from './access-request.ts';
import { typeNames } from './evaluate/type-test.ts';
import { loadRules, loadRulesFromAst } from './load-rules.ts';
import { memberTables } from './members/member-tables.ts';
import { parseRules } from './syntax/parse-rules.ts';
import { FUZZ_TRIALS } from '../fuzz-trials.ts';
import { expressions, type Names } from './testing/expression-arbitraries.ts';
import { accessRequest, inDocuments, listRequest, withCondition } from './testing/rules-fixture.ts';

const requests = [accessRequest(), accessRequest({ method: 'create' }), listRequest([])];

/** Whether a text loads as rules that allow anything; it must not throw. */
function allows(source: string): boolean {
  const loaded = loadRules(source);
  return loaded.ok && requests.some((request) => loaded.ruleset.decide(request).allowed);
}

const tokens =
  `rules_version = '2' ; service cloud.firestore { } match / {a} {b=**} allow read , write : if true false
  null function f ( ) let x return request . auth resource data [ ] + - * ! && || == != < <= > >= in is int
  1 2.5 "s" $( get exists ? // /* */ matches`.split(/\s+/);
const soup = fc.array(fc.constantFrom(...tokens), { maxLength: 60 }).map((words) => words.join(' '));

const valid = inDocuments(`function own(x) { let me = request.auth.uid; return x == me && me in ['a', 'b']; }
  match /items/{id} { allow get, update: if own(resource.data.owner) || exists(/databases/$(database)/documents/a/$(id)); }`);

describe('loading', () => {
  it('random text neither throws nor allows anything', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: 'binary', maxLength: 50 }), soup),
        (text) => {
          expect(allows(text)).toBe(false);
        },
      ),
      { numRuns: FUZZ_TRIALS['rules of random text'] },
    );
  });

  it('random tokens inside rules never throw', () => {
    fc.assert(
      fc.property(soup, (text) => {
        expect(
          allows(inDocuments(`match /items/{id} { function g() { ${text} } allow list: if false; }`)),
        ).toBe(false);
        expect([true, false]).toContain(allows(withCondition(text)));
      }),
      { numRuns: FUZZ_TRIALS['rules with random tokens inside'] },
    );
  });

  it('rules with a part cut out or doubled never throw', () => {
    const place = fc.nat({ max: valid.length });
    fc.assert(
      fc.property(place, place, fc.boolean(), (one, other, doubled) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const text = valid.slice(0, doubled ? to : from) + valid.slice(doubled ? from : to);
        // Cutting out the whole condition leaves `allow get, update;`, which allows everything.
        expect(allows(text) && text.includes(' if ')).toBe(false);
      }),
      { numRuns: FUZZ_TRIALS['rules with a part cut out or doubled'] },
    );
  });

  it.each(['(', '[', '{', '!', '-', 'a(', 'a[', "{'a':", 'true ? ', 'true ? 1 : ', '1 + ', '/a/$('])(
    'refuses %s ten thousand times over',
    (part) => {
      expect(loadRules(withCondition(part.repeat(10_000))).ok).toBe(false);
      expect(loadRules(withCondition(`${part.repeat(10_000)}1`)).ok).toBe(false);
    },
  );
});

const known: Names = {
  variables: fc.constantFrom('request', 'resource', 'id', 'database'),
  members: fc.constantFrom('auth', 'uid', 'token', 'data', 'id', 'a', 'b', 'resource', 'query', 'limit'),
  functions: fc.constantFrom('get', 'exists', 'getAfter', 'existsAfter', 'string'),
  methods: fc.constantFrom(...memberTables.flatMap((table) => [...table.keys()])),
  types: fc.constantFrom(...typeNames),
};

const values = fc.letrec<{ value: FirestoreValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant({ type: 'null' } as const),
    fc.record({ type: fc.constant('boolean' as const), value: fc.boolean() }),
    fc.record({
      type: fc.constant('integer' as const),
      value: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    }),
    fc.record({ type: fc.constant('double' as const), value: fc.double() }),
    fc.record({
      type: fc.constant('timestamp' as const),
      micros: fc.bigInt({ min: -62135596800000000n, max: 253402300799999999n }),
    }),
    fc.record({ type: fc.constant('string' as const), value: fc.string({ unit: 'binary' }) }),
    fc.record({ type: fc.constant('bytes' as const), value: fc.uint8Array({ maxLength: 5 }) }),
    fc.record({ type: fc.constant('array' as const), values: fc.array(tie('value'), { maxLength: 3 }) }),
    fc.record({ type: fc.constant('map' as const), fields: fields(tie('value')) }),
  ),
})).value;

function fields(value: fc.Arbitrary<FirestoreValue>): fc.Arbitrary<Map<string, FirestoreValue>> {
  const name = fc.oneof(fc.constantFrom('a', 'b', '__proto__'), fc.string({ maxLength: 3 }));
  return fc.array(fc.tuple(name, value), { maxLength: 4 }).map((entries) => new Map(entries));
}

const document = fields(values).map((content) => ({ path: 'items/one', fields: content }));
const access: fc.Arbitrary<AccessRequest> = fc
  .record({
    method: fc.constantFrom('get' as const, 'create' as const, 'update' as const, 'list' as const),
    before: fc.option(document),
    after: fc.option(document),
    value: values,
    op: fc.constantFrom(
      'EQUAL' as const,
      'GREATER_THAN' as const,
      'IN' as const,
      'ARRAY_CONTAINS' as const,
      'IS_NULL' as const,
    ),
  })
  .map(({ method, before, after, value, op }) => {
    const lookup = { before: () => before, after: () => after };
    if (method === 'list') {
      return listRequest([{ field: ['a'], op, value }], { lookup });
    }
    return accessRequest({ method, resource: before, requestResource: after, lookup });
  });

describe('deciding', () => {
  const parsed = parseRules(withCondition('true'));
  const [documents] = parsed.ok ? parsed.file.service.matches : [];
  const [items] = documents?.matches ?? [];

  it('random rules never throw, and allow only if a condition is true', () => {
    let loadedCount = 0;
    fc.assert(
      fc.property(expressions(known), access, (condition, request) => {
        if (!parsed.ok || !documents || !items) throw new Error('The fixture does not parse.');
        const allow = { at: items.at, methods: ['read', 'write'] as const, condition };
        const matches = [{ ...documents, matches: [{ ...items, allows: [allow] }] }];
        const loaded = loadRulesFromAst({ ...parsed.file, service: { ...parsed.file.service, matches } });
        if (!loaded.ok) return;
        loadedCount += 1;
        const { decision, cases } = loaded.ruleset.explain(request);
        const outcomes = cases.flatMap((outcome) => outcome.map(({ trace }) => trace?.value));
        const allTrue = outcomes.every((value) => value?.type === 'bool' && value.value);
        expect(decision.allowed).toBe(allTrue && outcomes.length > 0);
      }),
      { numRuns: FUZZ_TRIALS['random rules'] },
    );
    expect(loadedCount).toBeGreaterThan(FUZZ_TRIALS['random rules'] / 8);
  });
});
