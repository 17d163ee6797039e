import { describe, expect, it } from 'vitest';
import {
  accessRequest,
  firestoreFields,
  listRequest,
  noon,
  rulesDocument,
  valueText,
} from '../testing/rules-fixture.ts';
import { boolean, bytes, geoPoint, reference } from '../../values/sample-values.ts';
import type { FirestoreValue } from '../../values/value.ts';

const stored = rulesDocument('items/one', { n: 1, f: 1.5, list: ['a'], map: { k: null } });

describe('request (protocol 7.5)', () => {
  it.each([
    ['request.auth.uid', "'ada'"],
    ['request.auth.token.admin', 'true'],
    ['request.time.toMillis()', '1709210096789'],
    ['request.resource', 'error: Property resource is undefined on object.'],
    ['request.query', 'error: Property query is undefined on object.'],
    ['database', "'(default)'"],
    ['id', "'one'"],
  ])('%s is %s', (expression, value) => {
    expect(valueText(expression)).toBe(value);
  });

  it('auth is null without a token, and its members are errors', () => {
    const anonymous = accessRequest({ auth: null });
    expect(valueText('request.auth == null', anonymous)).toBe('true');
    expect(valueText('request.auth.uid', anonymous)).toBe('error: Null value error.');
  });

  it('a server timestamp of the commit equals request.time', () => {
    const requestResource = {
      path: 'items/one',
      fields: new Map([['at', { type: 'timestamp', micros: noon } as const]]),
    };
    const create = accessRequest({ method: 'create', requestResource });
    expect(valueText('request.resource.data.at == request.time', create)).toBe('true');
  });

  it('request.resource is the document after a write, and null for a delete', () => {
    const update = accessRequest({ method: 'update', resource: null, requestResource: stored });
    expect(valueText('request.resource.data.n', update)).toBe('1');
    const remove = accessRequest({ method: 'delete', resource: stored });
    expect(valueText('request.resource == null', remove)).toBe('true');
  });

  it.each([
    ['request.query.limit <= 10', { limit: 10 }, 'true'],
    ['request.query.limit <= 10', {}, 'error: Property limit is undefined on object.'],
  ] as const)('%s with %j is %s', (expression, clauses, value) => {
    const query = { allDescendants: false, filter: [], ...clauses };
    expect(valueText(expression, listRequest([], { query }))).toBe(value);
  });
});

describe('resource (protocol 7.5, 7.9)', () => {
  it.each([
    ['resource.data.n', '1'],
    ['resource.data.f', '1.5'],
    ['resource.data.list[0]', "'a'"],
    ['resource.data.map.k', 'null'],
    ['resource.data.missing', 'error: Property missing is undefined on object.'],
    ['resource == null', 'false'],
  ])('%s is %s', (expression, value) => {
    expect(valueText(expression, accessRequest({ resource: stored }))).toBe(value);
  });

  it('a missing document is null: comparable, without members', () => {
    expect(valueText('resource == null')).toBe('true');
    expect(valueText('resource.data')).toBe('error: Null value error.');
  });

  it('references are paths; geo points and bytes can only be compared (protocol 7.4)', () => {
    const fields = new Map<string, FirestoreValue>([
      ['place', geoPoint(1.5, 2)],
      ['here', geoPoint(1.5, 2)],
      ['there', geoPoint(2, 1.5)],
      ['empty', bytes()],
      ['raw', bytes(1, 2)],
      ['owner', reference('users/ada')],
      ['__proto__', boolean(true)],
    ]);
    const request = accessRequest({ resource: { path: 'items/one', fields } });
    expect(valueText('resource.data.place == resource.data.here', request)).toBe('true');
    expect(valueText('resource.data.place == resource.data.there', request)).toBe('false');
    expect(valueText('resource.data.raw == resource.data.empty', request)).toBe('false');
    expect(valueText('resource.data.raw is string', request)).toBe('false');
    expect(valueText('resource.data.raw.size() > 0', request)).toMatch(/^error: /);
    expect(valueText('resource.data.place >= -90', request)).toMatch(/^error: /);
    expect(valueText('resource.data.owner == /databases/$(database)/documents/users/ada', request)).toBe(
      'true',
    );
    expect(valueText('resource.data.__proto__', request)).toBe('true');
    expect(valueText("'constructor' in resource.data", request)).toBe('false');
  });

  it('claims are typed like fields (protocol 7.5)', () => {
    const token = firestoreFields({ roles: ['driver'], level: 3 });
    const request = accessRequest({ auth: { uid: 'x', token } });
    expect(
      valueText("'driver' in request.auth.token.roles && request.auth.token.level is int", request),
    ).toBe('true');
    expect(valueText("request.auth.token.get('admin', false)", request)).toBe('false');
  });
});
