import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FUZZ_TRIALS } from '../fuzz-trials.ts';
import { ALLOW_ALL, openServer, type WireServer } from './wire-server.ts';

const VERBS = ['batchGet', 'commit', 'runQuery', 'runAggregationQuery', 'nothing'];
const ROOT = '/v1/projects/demo-fuzz/databases/(default)/documents';
const NAME = `${ROOT.slice('/v1/'.length)}/c/a`;

const QUERY = {
  from: [{ collectionId: 'c', allDescendants: true }],
  where: {
    compositeFilter: {
      op: 'AND',
      filters: [
        { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { doubleValue: 'NaN' } } },
        { unaryFilter: { field: { fieldPath: 'a.b' }, op: 'IS_NULL' } },
      ],
    },
  },
  orderBy: ['n', 'a.b', '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction: 'DESCENDING' })),
  startAt: {
    before: true,
    values: [{ timestampValue: '2026-01-01T00:00:00Z' }, { nullValue: null }, { referenceValue: NAME }],
  },
  limit: 5,
};

let wire: WireServer;

beforeAll(async () => {
  wire = await openServer();
  wire.server.loadRules(ALLOW_ALL, 'demo-fuzz');
});
afterAll(() => wire.close());

/** Names and values that the protocol knows, so that random JSON gets past the first check. */
const word = fc.constantFrom(
  ...`writes update name fields updateMask fieldPaths updateTransforms currentDocument documents structuredQuery from
  collectionId where fieldFilter compositeFilter op field fieldPath value orderBy startAt values limit stringValue
  integerValue mapValue arrayValue delete verify exists updateTime increment filters __proto__ aggregations count sum
  structuredAggregationQuery alias doubleValue timestampValue`.split(/\s+/),
);
const leaf = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    1.5,
    1e300,
    '1',
    NAME,
    'c',
    'a.b',
    '`',
    'AND',
    'EQUAL',
    'NaN',
    {},
    [],
  ),
  fc.string({ unit: 'binary' }),
);
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 7, depthSize: 'large' },
    leaf,
    fc.dictionary(word, tie('json'), { maxKeys: 4 }),
    fc.array(tie('json'), { maxLength: 4 }),
  ),
}));

/** The server answers every request with JSON or "not found", and never fails itself. */
async function expectAnswer(response: Response): Promise<void> {
  const body = await response.text();
  expect([200, 400, 403, 404, 409, 501], body).toContain(response.status);
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const isPlain = ['Not Found\n', 'Ok\n', ''].includes(body);
  expect(isJson ? typeof JSON.parse(body) : isPlain, body).toBe(isJson ? 'object' : true);
}

/** Requests that are answered with 200, covering a bit of everything. */
const VALID: readonly (readonly [verb: string, body: object])[] = [
  ['batchGet', { documents: [NAME, `${NAME}/d/b`] }],
  [
    'commit',
    {
      writes: [
        {
          update: { name: NAME, fields: { a: { mapValue: { fields: { b: { integerValue: '1' } } } } } },
          updateMask: { fieldPaths: ['a.b', '`x y`'] },
          updateTransforms: [
            { fieldPath: 'n', increment: { doubleValue: 1.5 } },
            { fieldPath: 't', setToServerValue: 'REQUEST_TIME' },
            { fieldPath: 'l', appendMissingElements: { values: [{ geoPointValue: { latitude: 1 } }] } },
          ],
        },
        { delete: `${NAME}/d/b` },
        { verify: `${NAME}/d/c`, currentDocument: { exists: false } },
      ],
    },
  ],
  ['runQuery', { structuredQuery: { ...QUERY, select: { fields: [{ fieldPath: 'a' }] } } }],
  [
    'runAggregationQuery',
    {
      structuredAggregationQuery: {
        structuredQuery: { ...QUERY, orderBy: [], startAt: undefined },
        aggregations: [{ alias: 'x', count: {} }],
      },
    },
  ],
];

/** The body with its nth part, counted from the leaves, replaced. */
function replacePart(body: object, position: number, part: unknown): string {
  let count = 0;
  const replaced: unknown = JSON.parse(JSON.stringify(body), (_, value: unknown) => {
    count += 1;
    return count === position ? part : value;
  });
  return JSON.stringify(replaced);
}

describe('hostile requests', { timeout: 5000 + FUZZ_TRIALS['bodies of random JSON'] * 10 }, () => {
  test('2.5: random bytes are answered', async () => {
    const property = fc.asyncProperty(
      fc.constantFrom(...VERBS),
      fc.uint8Array({ maxLength: 200 }),
      async (verb, body) => {
        await expectAnswer(await wire.send('POST', `${ROOT}:${verb}`, new Blob([Uint8Array.from(body)])));
      },
    );
    await expect(
      fc.assert(property, { numRuns: FUZZ_TRIALS['bodies of random bytes'] }),
    ).resolves.toBeUndefined();
  });

  test('2.5: random JSON in the words of the protocol is answered', async () => {
    const property = fc.asyncProperty(fc.constantFrom(...VERBS), json, async (verb, body) => {
      await expectAnswer(await wire.send('POST', `${ROOT}:${verb}`, JSON.stringify(body)));
    });
    await expect(
      fc.assert(property, { numRuns: FUZZ_TRIALS['bodies of random JSON'] }),
    ).resolves.toBeUndefined();
  });

  test('2.5: valid requests with one part replaced are answered', async () => {
    for (const [verb, body] of VALID)
      expect((await wire.send('POST', `${ROOT}:${verb}`, body)).status).toBe(200);
    const property = fc.asyncProperty(
      fc.constantFrom(...VALID),
      fc.nat(50),
      json,
      async ([verb, body], at, part) => {
        await expectAnswer(await wire.send('POST', `${ROOT}:${verb}`, replacePart(body, at, part)));
      },
    );
    await expect(
      fc.assert(property, { numRuns: FUZZ_TRIALS['requests with one part exchanged'] }),
    ).resolves.toBeUndefined();
  });

  test('2.1: random paths and control requests are answered', async () => {
    const method = fc.constantFrom('GET', 'PUT', 'POST', 'DELETE', 'PATCH');
    const start = fc.constantFrom(
      '/',
      '/v1/',
      `${ROOT}/`,
      '/emulator/v1/projects/',
      '/emulator/v1/projects/p:',
    );
    const rest = fc.array(
      fc.constantFrom('a', '/', ':', '%', '%41', '%E0', 'securityRules', '..', '?', 'documents'),
    );
    const property = fc.asyncProperty(method, start, rest, async (verb, before, after) => {
      const body = verb === 'GET' ? undefined : '{}';
      await expectAnswer(await wire.send(verb, `${before}${after.join('')}`.replace(/\/\.\.?/g, '/x'), body));
    });
    await expect(fc.assert(property, { numRuns: FUZZ_TRIALS['random paths'] })).resolves.toBeUndefined();
  });

  test('2.3: random tokens are answered', async () => {
    const token = fc.oneof(
      fc.base64String(),
      json.map((claims) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`),
    );
    const property = fc.asyncProperty(token, async (value) => {
      const headers = { authorization: `Bearer ${value || 'x'}` };
      await expectAnswer(await wire.send('POST', `${ROOT}:batchGet`, { documents: [NAME] }, headers));
    });
    await expect(fc.assert(property, { numRuns: FUZZ_TRIALS['random tokens'] })).resolves.toBeUndefined();
  });
});
