import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CREATED_AT, account } from './scenario/documents.ts';
import { arrange } from './scenario/over-the-wire.ts';
import { person } from './scenario/people.ts';
import { RULES_SOURCE } from './scenario/read-rules.ts';
import type { Person } from './scenario/request.ts';
import { connectRulesClient } from './scenario/rules-client.ts';

/** A value in the form of the REST API, for requests that an SDK would not send. */
type RestValue = Readonly<Record<string, unknown>>;

const string = (stringValue: string): RestValue => ({ stringValue });
const integer = (value: number): RestValue => ({ integerValue: String(value) });
const NOTHING: RestValue = { nullValue: null };
const double = (doubleValue: number): RestValue => ({ doubleValue });
const mapOf = (fields: Readonly<Record<string, RestValue>>): RestValue => ({ mapValue: { fields } });

/** The parts of an update besides its fields. `serverTime` has the names of fields that get the server's time. */
interface Extra {
  readonly serverTime?: readonly string[];
  readonly mask?: readonly string[];
  readonly transforms?: readonly object[];
}

/** Builds the writes of one project. */
function restWrites(projectId: string) {
  const name = (path: string) => `projects/${projectId}/databases/(default)/documents/${path}`;
  return {
    name,
    reference: (path: string): RestValue => ({ referenceValue: name(path) }),
    update: (path: string, fields: Readonly<Record<string, RestValue>>, extra: Extra = {}) => ({
      update: { name: name(path), fields },
      ...(extra.mask && { updateMask: { fieldPaths: extra.mask } }),
      updateTransforms: [
        ...(extra.serverTime ?? []).map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
        ...(extra.transforms ?? []),
      ],
    }),
  };
}

const PROJECT = 'demo-rules-raw';
const client = connectRulesClient(PROJECT);
const { name, reference, update } = restWrites(PROJECT);

const ada = person('ada');
const penny = person('penny');
const otto = person('otto');

const commitBy = (by: Person, ...writes: readonly object[]) => client.post(by, ':commit', { writes });
const GRANTED = 200;
const DENIED = 403;

beforeAll(() => client.putRules(RULES_SOURCE));
beforeEach(async () => {
  await client.clear();
  await arrange(client.owner, {
    ...account(ada, 'admin'),
    ...account(penny, 'passenger', { reviewCount: 3 }),
    ...account(person('quinn'), 'passenger', { status: 'pending' }),
  });
});
afterAll(() => client.close());

/** Otto's registration with some fields changed. */
function registers(
  profile: Readonly<Record<string, RestValue>>,
  entry: Readonly<Record<string, RestValue>> = {},
) {
  const fields = {
    uid: string('otto'),
    email: string(otto.email),
    role: string('driver'),
    name: string('Otto'),
    nameKey: string('otto'),
    nameKey2: string(''),
    nameKey3: string(''),
    nameKey4: string(''),
    nameKeyLast: string(''),
    status: string('pending'),
    createdAt: string(CREATED_AT),
    reviewCount: integer(0),
    provenAt: NOTHING,
    ...profile,
  };
  return commitBy(
    otto,
    update('users/otto', fields, { serverTime: ['registeredAt'] }),
    update(`accountDirectory/${otto.email}`, { gate: string('pending'), uid: string('otto'), ...entry }),
  );
}

/** Ada's approval of Quinn, with this value as count, and review and mail under this number. */
function approves(count: RestValue, number: string) {
  const decided = {
    status: string('approved'),
    reviewCount: count,
    reviewedBy: string('ada'),
    reviewedByName: string('Person ada'),
  };
  const data = { role: string('passenger'), status: string('approved') };
  const template = mapOf({ name: string('account-approved'), data: mapOf(data) });
  const review = { actor: string('ada'), from: string('pending'), to: string('approved') };
  return commitBy(
    ada,
    update('users/quinn', decided, { mask: Object.keys(decided), serverTime: ['reviewedAt'] }),
    update('accountDirectory/quinn@example.com', { gate: string('open'), uid: string('quinn') }),
    update(`users/quinn/reviews/${number}`, review, { serverTime: ['at'] }),
    update(`mail/quinn_${number}`, { to: string('quinn@example.com'), template }, { serverTime: ['dueAt'] }),
  );
}

const renamed = () => {
  const fields = {
    name: string('Penny N'),
    nameKey: string('penny n'),
    nameKey2: string('n'),
    formerNames: mapOf({ 0: mapOf({ name: string('Person penny') }) }),
  };
  const until = { serverTime: ['formerNames.`0`.until'] };
  return commitBy(penny, update('users/penny', fields, { mask: Object.keys(fields), ...until }));
};
const masked = (field: string, value: RestValue) =>
  commitBy(penny, update('users/penny', { [field]: value }, { mask: [field] }));
const transformed = (fieldPath: string, operation: object) =>
  commitBy(penny, update('users/penny', {}, { mask: [], transforms: [{ fieldPath, ...operation }] }));

describe('requests that no SDK sends', () => {
  it('a registration in plain REST is granted, but not with a value of another type', async () => {
    expect(await registers({ reviewCount: double(0) })).toBe(DENIED);
    expect(await registers({ name: reference('users/penny') })).toBe(DENIED);
    expect(await registers({ role: { geoPointValue: { latitude: 1, longitude: 2 } } })).toBe(DENIED);
    expect(await registers({ email: reference(`accountDirectory/${otto.email}`) })).toBe(DENIED);
    expect(await registers({}, { uid: reference('users/otto') })).toBe(DENIED);
    expect(await registers({}, { uid: string('otto/reviews/1') })).toBe(DENIED);
    expect(await registers({}, { uid: string('') })).toBe(DENIED);
    expect(await registers({})).toBe(GRANTED);
  });

  it('an approval in plain REST is granted, but not with a float as its count', async () => {
    expect(await approves(double(1), '1')).toBe(DENIED);
    expect(await approves(double(1), '1.0')).toBe(DENIED);
    expect(await approves(integer(1), '1.0')).toBe(DENIED);
    expect(await approves(integer(1), '1')).toBe(GRANTED);
  });

  it('a stored count cannot become a float of the same value, to be set back later', async () => {
    expect(await masked('reviewCount', double(3))).toBe(DENIED);
    expect(await transformed('reviewCount', { increment: double(0) })).toBe(DENIED);
    expect(await transformed('reviewCount', { maximum: double(3) })).toBe(DENIED);
    expect(await masked('reviewCount', integer(0))).toBe(DENIED);
    expect(await transformed('reviewCount', { minimum: integer(0) })).toBe(DENIED);
    expect(await masked('reviewCount', integer(3))).toBe(DENIED);
    expect(await renamed()).toBe(GRANTED);
  });

  it('no part of a field can be changed, and no field be made a list', async () => {
    const first = { name: mapOf({ first: string('Penny') }) };
    expect(await commitBy(penny, update('users/penny', first, { mask: ['name.first'] }))).toBe(DENIED);
    expect(await transformed('role', { appendMissingElements: { values: [string('admin')] } })).toBe(DENIED);
    expect(await transformed('status', { setToServerValue: 'REQUEST_TIME' })).toBe(DENIED);
    expect(await transformed('`role`', { increment: integer(1) })).toBe(DENIED);
    expect(await commitBy(penny, update('users/penny', {}, { mask: [] }))).toBe(DENIED);
    expect(await renamed()).toBe(GRANTED);
  });

  it('a precondition on a document is as restricted as reading it', async () => {
    const verify = (path: string) => ({ verify: name(path), currentDocument: { exists: true } });
    expect(await commitBy(penny, verify('users/quinn'))).toBe(DENIED);
    expect(await commitBy(penny, verify('mail/penny_1'))).toBe(DENIED);
    expect(await commitBy(penny, verify('users/penny'))).toBe(GRANTED);
  });

  it('several documents are read at once only if each may be read', async () => {
    const batchGet = (...paths: readonly string[]) =>
      client.post(penny, ':batchGet', { documents: paths.map((path) => name(path)) });
    expect(await batchGet('users/penny', 'users/quinn')).toBe(DENIED);
    expect(await batchGet('users/penny', 'users/missing')).toBe(DENIED);
    expect(await batchGet('users/penny', `accountDirectory/${ada.email}`)).toBe(GRANTED);
  });

  it('an address is looked up alone or with a few others, known or not, and never with many', async () => {
    const lookUp = (addresses: number, by: Person = null) =>
      client.post(by, ':batchGet', {
        documents: Array.from({ length: addresses }, (_, index) =>
          name(`accountDirectory/a${index}@example.com`),
        ),
      });
    expect(await lookUp(21)).toBe(DENIED);
    expect(await lookUp(40)).toBe(DENIED);
    expect(await lookUp(21, ada)).toBe(DENIED);
    expect(await lookUp(1)).toBe(GRANTED);
    expect(await lookUp(10)).toBe(GRANTED);
  });

  it('the limit of a page of profiles applies however it is asked for', async () => {
    const query = (by: Person, more: object) =>
      client.post(by, ':runQuery', { structuredQuery: { from: [{ collectionId: 'users' }], ...more } });
    const names = { select: { fields: [{ fieldPath: '__name__' }] } };
    expect(await query(ada, names)).toBe(DENIED);
    expect(await query(ada, { ...names, limit: 1000 })).toBe(DENIED);
    expect(await query(penny, { ...names, limit: 1 })).toBe(DENIED);
    expect(await query(ada, { ...names, limit: 100 })).toBe(GRANTED);
  });
});
