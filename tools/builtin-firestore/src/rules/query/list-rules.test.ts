import { describe, expect, it } from 'vitest';
import type { AccessRequest, FieldComparison, QueryFilter } from '../access-request.ts';
import { decide, firestoreValue, listRequest, rulesDocument } from '../testing/rules-fixture.ts';

type PlainValue = Parameters<typeof firestoreValue>[0];

function where(field: string, op: FieldComparison['op'], value?: PlainValue): QueryFilter {
  return [{ field: field.split('.'), op, ...(value !== undefined && { value: firestoreValue(value) }) }];
}

const named = (path: string, op: FieldComparison['op'] = 'EQUAL'): QueryFilter => [
  { field: ['__name__'], op, value: { type: 'reference', path } },
];

function lists(condition: string, filter: QueryFilter = [], over: Partial<AccessRequest> = {}): boolean {
  return decide(condition, listRequest(filter, over, documents)).allowed;
}

const documents = [
  rulesDocument('items/one', { owner: 'ada', secret: false }),
  rulesDocument('items/two', { owner: 'bob', secret: true }),
  rulesDocument('teams/red', {}),
];

const own = 'resource.data.owner == request.auth.uid';

describe('list rules (protocol 7.8)', () => {
  it('a filter on the compared field allows, no filter denies, even on an empty collection', () => {
    expect(lists(own, where('owner', 'EQUAL', 'ada'))).toBe(true);
    expect(lists(own, where('owner', 'EQUAL', 'bob'))).toBe(false);
    expect(lists(own, where('other', 'EQUAL', 'ada'))).toBe(false);
    expect(lists(own)).toBe(false);
  });

  it('each value of IN is a way', () => {
    const condition = "resource.data.state in ['open', 'done']";
    expect(lists(condition, where('state', 'IN', ['open', 'done']))).toBe(true);
    expect(lists(condition, where('state', 'IN', ['open', 'secret']))).toBe(false);
    expect(lists(condition, where('state', 'IN', []))).toBe(false);
  });

  it('a filter with too many ways is denied', () => {
    const thirty = Array.from({ length: 30 }, (_, index) => index);
    const filter = ['a', 'b', 'c'].flatMap((field) => where(field, 'IN', thirty));
    expect(lists('true', filter)).toBe(false);
  });

  it('the wildcard of the document is unbound, and the wildcards of its parents are bound', () => {
    expect(lists('id == request.auth.uid')).toBe(false);
    expect(lists('id != request.auth.uid')).toBe(false);
    expect(lists("database == '(default)'")).toBe(true);
  });

  it('only filtered fields are known: nothing may depend on the others', () => {
    const filter = where('owner', 'EQUAL', 'ada');
    for (const condition of [
      'resource.data.secret == false',
      "resource.data.get('secret', false) == false",
      "!('secret' in resource.data)",
      "resource.data.keys().hasOnly(['owner'])",
      'resource.data.size() == 1',
      "resource.data == {'owner': 'ada'}",
      "resource.data != {'owner': 'bob'}",
      'resource.data.diff({}).addedKeys().size() == 1',
      "resource.get('id', 'one') == 'one'",
      "resource == {'data': {'owner': 'ada'}}",
      '[resource.data].size() == 1',
    ]) {
      expect([condition, lists(condition, filter)]).toEqual([condition, false]);
    }
    expect(lists("'owner' in resource.data", filter)).toBe(true);
    expect(lists("resource.data.get('owner', '') == 'ada'", filter)).toBe(true);
    expect(lists('resource.data is map', filter)).toBe(true);
    expect(lists('resource != null && resource.data != null', filter)).toBe(true);
  });

  it('fields of maps are filtered by their path', () => {
    expect(lists("resource.data.car.owner == 'ada'", where('car.owner', 'EQUAL', 'ada'))).toBe(true);
    expect(lists('resource.data.car.seats == 4', where('car.owner', 'EQUAL', 'ada'))).toBe(false);
  });

  it('get and exists work on fixed paths and on fields with ==', () => {
    const team = 'exists(/databases/$(database)/documents/teams/$(resource.data.team))';
    expect(lists('exists(/databases/$(database)/documents/teams/red)')).toBe(true);
    expect(lists(team, where('team', 'EQUAL', 'red'))).toBe(true);
    expect(lists(team, where('team', 'EQUAL', 'blue'))).toBe(false);
    expect(lists(team, where('team', 'GREATER_THAN', 'red'))).toBe(false);
  });

  it('a null filter determines null', () => {
    expect(lists('resource.data.end == null', where('end', 'IS_NULL'))).toBe(true);
  });

  it('__name__ == is decided on the stored document, which is null if there is none', () => {
    expect(lists(`${own} && id == 'one'`, named('items/one'))).toBe(true);
    expect(lists(own, named('items/two'))).toBe(false);
    expect(lists('resource == null', named('items/none'))).toBe(true);
  });

  it('each reference of an IN on __name__ is decided on its document', () => {
    const refs = (...paths: string[]): QueryFilter => [
      {
        field: ['__name__'],
        op: 'IN',
        value: { type: 'array', values: paths.map((path) => ({ type: 'reference', path })) },
      },
    ];
    expect(lists(own, refs('items/one'))).toBe(true);
    expect(lists(own, refs('items/one', 'items/two'))).toBe(false);
  });

  it('other comparisons of __name__, and documents elsewhere, determine nothing', () => {
    expect(lists(own, named('items/one', 'GREATER_THAN'))).toBe(false);
    expect(lists('resource.data.owner is string', named('other/one'))).toBe(false);
  });

  it('the reasons are those of the denied way', () => {
    const filter = where('owner', 'IN', ['ada', 'bob']);
    const { reasons } = decide(own, listRequest(filter));
    expect(reasons).toEqual([expect.stringContaining('resource.data.owner == request.auth.uid is false')]);
  });
});
