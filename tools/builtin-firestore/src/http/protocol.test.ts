import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALLOW_ALL, openServer, type WireServer } from './wire-server.ts';

let wire: WireServer;
let root: string;
const OWNER = { authorization: 'Bearer owner' };

beforeAll(async () => {
  wire = await openServer();
  root = `/v1/projects/${wire.newProject(ALLOW_ALL)}/databases/(default)/documents`;
});
afterAll(() => wire.close());

const post = (path: string, body?: unknown, headers: Record<string, string> = OWNER): Promise<Response> =>
  wire.send('POST', path, body, headers);
const name = (path: string): string => `${root.slice('/v1/'.length)}/${path}`;
const status = async (path: string, body?: unknown, headers?: Record<string, string>): Promise<number> =>
  (await post(path, body, headers)).status;
const token = (payload: string): string => `Bearer e30.${Buffer.from(payload).toString('base64url')}.`;

test('3.3: a query with an empty `select` answers with names alone, one without `select` with all fields', async () => {
  const name = `${root.slice('/v1/'.length)}/selected/a`;
  const fields = { n: { integerValue: '1' } };
  await post(`${root}:commit`, { writes: [{ update: { name, fields } }] });
  const found = async (select: object): Promise<unknown> => {
    const structuredQuery = { from: [{ collectionId: 'selected' }], ...select };
    return (await post(`${root}:runQuery`, { structuredQuery })).json();
  };
  for (const select of [{ select: {} }, { select: { fields: [] } }]) {
    expect(await found(select)).toEqual([
      expect.objectContaining({ document: expect.not.objectContaining({ fields }) }),
    ]);
  }
  expect(await found({})).toEqual([
    expect.objectContaining({ document: expect.objectContaining({ fields }) }),
  ]);
});

describe('transport', () => {
  test('2.2: OPTIONS is answered on any path, and CORS headers echo the request', async () => {
    const answer = await wire.send('OPTIONS', '/any/where', undefined, {
      origin: 'http://localhost:5173',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,x-goog-api-client',
      'access-control-request-private-network': 'true',
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(answer.headers.get('access-control-allow-headers')).toBe('authorization,x-goog-api-client');
    expect(answer.headers.get('access-control-allow-private-network')).toBe('true');
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
  });

  test('2.2: errors carry CORS headers too, and without an origin there are none', async () => {
    const withOrigin = await post(`${root}:commit`, '{', { origin: 'http://a' });
    expect(withOrigin.status).toBe(400);
    expect(withOrigin.headers.get('access-control-allow-origin')).toBe('http://a');
    const unknown = await wire.send('GET', '/nothing', undefined, { origin: 'http://a' });
    expect(unknown.headers.get('access-control-allow-origin')).toBe('http://a');
    expect((await post(`${root}:commit`, '{')).headers.has('access-control-allow-origin')).toBe(false);
  });

  test('2.3: a readable token or none is accepted, an unreadable token gets status 400, and another scheme 500', async () => {
    const read = { documents: [] };
    expect(await status(`${root}:batchGet`, read, {})).toBe(200);
    expect(await status(`${root}:batchGet`, read, { authorization: 'bEARER oWNER' })).toBe(200);
    expect(await status(`${root}:batchGet`, read, { authorization: 'Bearer ya29.abc' })).toBe(200);
    expect(await status(`${root}:batchGet`, read, { authorization: token('{"sub":"a","exp":1}') })).toBe(200);
    expect(await status(`${root}:batchGet`, read, { authorization: token('[1]') })).toBe(400);
    expect(await status(`${root}:batchGet`, read, { authorization: 'Bearer nonsense' })).toBe(400);
    expect(await status(`${root}:batchGet`, read, { authorization: 'Basic abc' })).toBe(500);
  });

  test('2.5: unknown routes and methods are 404 with a plain body', async () => {
    for (const [method, path] of [
      ['GET', `${root}/c/a`],
      ['POST', `${root}:nonsense`],
      ['POST', '/v1/projects/p/databases'],
      ['DELETE', '/'],
    ] as const) {
      const answer = await wire.send(method, path);
      expect([answer.status, await answer.text()]).toEqual([404, 'Not Found\n']);
      expect(answer.headers.has('content-type')).toBe(false);
    }
  });

  test('2.5: a body that is no JSON, or has a wrong type or an unknown field, is not valid', async () => {
    for (const body of [
      '{',
      '[]',
      '"x"',
      '{"wrong":1}',
      '{"documents":{}}',
      new Blob([new Uint8Array([0xff, 0xfe])]),
    ]) {
      const answer = await post(`${root}:batchGet`, body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        error: { code: 400, message: "Payload isn't valid for request.", status: 'INVALID_ARGUMENT' },
      });
    }
  });

  test('2.5: a missing body counts as `{}`', async () => {
    expect(await (await post(`${root}:commit`)).json()).toEqual({});
  });

  test('2.5: a body above 16 MiB is refused with a message', async () => {
    const answer = await post(`${root}:commit`, ' '.repeat(16 * 1024 * 1024 + 1));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });

  test('2.5: a deeply nested body is answered promptly', async () => {
    const deep = `{"writes":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    expect(await status(`${root}:commit`, deep)).toBe(400);
    const filter = '{"compositeFilter":{"op":"AND","filters":['.repeat(20_000);
    const query = `{"structuredQuery":{"from":[{"collectionId":"c"}],"where":${filter}{}${']}}'.repeat(20_000)}}}`;
    expect(await status(`${root}:runQuery`, query)).toBe(400);
  });

  test('2.1: percent-encoding is decoded per segment, and a broken one refused', async () => {
    const encoded = root.replace('(default)', '%28default%29');
    expect(await status(`${encoded}:batchGet?key=abc`, { documents: [] })).toBe(200);
    expect(await status(`${root}/c/%E0%A4%A:runQuery`, {})).toBe(400);
    expect(await status(`${root}/c/a%2Fb:runQuery`, {})).toBe(400);
  });

  test('3.1: a name asked for twice is answered once', async () => {
    const answer = await post(`${root}:batchGet`, { documents: [name('c/q'), name('c/q')] });
    expect(await answer.json()).toMatchObject([{ missing: name('c/q') }]);
  });

  test('3.2: a commit returns one result per write and one commit time', async () => {
    const answer = await post(`${root}:commit`, {
      writes: [
        {
          update: { name: name('w/a'), fields: { n: { integerValue: 1 } } },
          updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
        },
        { delete: name('w/none') },
      ],
    });
    const { writeResults, commitTime } = (await answer.json()) as Record<string, unknown>;
    const results = [{ updateTime: commitTime, transformResults: [{ integerValue: '2' }] }, {}];
    expect(writeResults).toEqual(results);
  });

  test('3.2: the result of each write of a document has its last update time, and no time if it is deleted', async () => {
    const set = (n: number) => ({
      update: { name: name('w/same'), fields: { n: { integerValue: n } } },
    });
    const resultsOf = async (...writes: object[]) => {
      const answer = await post(`${root}:commit`, { writes });
      const { writeResults, commitTime } = (await answer.json()) as Record<string, unknown>;
      return { writeResults, commitTime };
    };
    const { commitTime: created } = await resultsOf(set(1));
    const { writeResults: unchanged } = await resultsOf(set(2), set(1));
    expect(unchanged).toEqual([{ updateTime: created }, { updateTime: created }]);
    const { writeResults: renewed, commitTime } = await resultsOf({ delete: name('w/same') }, set(1));
    expect(renewed).toEqual([{ updateTime: commitTime }, { updateTime: commitTime }]);
    const { writeResults: deleted } = await resultsOf(set(2), { delete: name('w/same') });
    expect(deleted).toEqual([{}, {}]);
  });

  test('3.2: a write to another database is refused by name', async () => {
    const other = name('c/a').replace('(default)', 'other');
    const answer = await post(`${root}:commit`, { writes: [{ delete: other }] });
    expect(await answer.json()).toMatchObject({
      error: { code: 400, message: `Document "${other}" is not in database "${name('').slice(0, -11)}".` },
    });
  });

  test('3.4: a count with `upTo` is refused with 501, and a count of a limited query is answered', async () => {
    const counts = async (count: object, limit: object) => {
      const structuredQuery = { from: [{ collectionId: 'c' }], ...limit };
      const aggregations = [{ alias: 'n', count }];
      return await status(`${root}:runAggregationQuery`, {
        structuredAggregationQuery: { structuredQuery, aggregations },
      });
    };
    expect(await counts({}, { limit: 2 })).toBe(200);
    expect(await counts({ upTo: '2' }, {})).toBe(501);
    expect(await counts({ upTo: 1000 }, { limit: 2 })).toBe(501);
  });

  test('3.1: a batchGet with an unsupported member is refused with 501', async () => {
    expect(await status(`${root}:batchGet`, { documents: [], newTransaction: {} })).toBe(501);
  });
});
