import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { stop } from '../command-line/command-failure.ts';
import { ownerBearer } from './owner-bearer.ts';
import { createJsonCall, type Fetch } from './json-call.ts';

const URL = 'https://example.test/v1/things';
const shape = z.object({ thing: z.string() });

function answering(status: number, body: unknown): Fetch {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return () => Promise.resolve(new Response(text, { status }));
}

const ask = (fetch: Fetch, url = URL) =>
  createJsonCall(fetch, ownerBearer)({ task: 'read things', url, body: {} }, shape);

const errorBody = (message: string, status = '') => ({ error: { code: 0, message, status } });

describe('a call', () => {
  it('a call sends the body with the bearer and parses the answer', async () => {
    const sent: { method?: string; body: unknown; authorization: string | null }[] = [];
    const fetch: Fetch = (_, init) => {
      const authorization = new Headers(init.headers).get('authorization');
      sent.push({ method: init.method ?? '', body: init.body, authorization });
      return Promise.resolve(Response.json({ thing: 'x', more: 1 }));
    };
    expect(await ask(fetch)).toEqual({ ok: true, value: { thing: 'x' } });
    expect(sent).toEqual([{ method: 'POST', body: '{}', authorization: 'Bearer owner' }]);
  });

  it('a call sends nothing without credentials', async () => {
    const neverSent: Fetch = () => Promise.reject(new Error('sent'));
    const call = createJsonCall(neverSent, () => Promise.resolve(stop('failed', 'none')));
    expect(await call({ task: 'read', url: URL }, shape)).toEqual(stop('failed', 'none'));
  });

  it.each([
    { status: 401, body: errorBody('expired'), words: 'log in again' },
    { status: 403, body: errorBody('denied'), words: 'may not read things (denied)' },
    { status: 403, body: [errorBody('denied')], words: 'Cloud Datastore User' },
    { status: 404, body: errorBody('no database'), words: 'check --project' },
    { status: 400, body: errorBody('no index', 'FAILED_PRECONDITION'), words: 'no index' },
    { status: 400, body: errorBody('bad name', 'INVALID_ARGUMENT'), words: 'bad name' },
    { status: 400, body: errorBody('CONFIGURATION_NOT_FOUND'), words: 'Email/Password' },
    { status: 503, body: '<html>busy</html>', words: 'in a while' },
    { status: 200, body: { other: 1 }, words: 'right address' },
    { status: 200, body: '<html>', words: 'right address' },
  ])('$status with $body is explained in one line', async ({ status, body, words }) => {
    const outcome = await ask(answering(status, body));
    expect(outcome).toMatchObject({
      ok: false,
      error: { kind: status === 400 ? 'refused' : 'failed', message: expect.stringContaining(words) },
    });
    expect(outcome).not.toMatchObject({ error: { message: expect.stringContaining('\n') } });
  });

  it.each([
    { status: 409, body: errorBody('exists', 'ALREADY_EXISTS') },
    { status: 400, body: errorBody('version', 'FAILED_PRECONDITION') },
  ])('a conflict is reported only if the request has conditions: $body', async ({ status, body }) => {
    const call = createJsonCall(answering(status, body), ownerBearer);
    const request = { task: 'write', url: URL, body: {} };
    expect(await call({ ...request, isConditional: true }, shape)).toMatchObject({
      error: { kind: 'conflict' },
    });
    expect(await call(request, shape)).not.toMatchObject({ error: { kind: 'conflict' } });
  });

  it.each([
    { url: URL, advice: 'check the network' },
    { url: 'http://127.0.0.1:9099/v1', advice: 'start the local backend' },
  ])('an unreachable $url is explained in one line', async ({ url, advice }) => {
    const refused = new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
    expect(await ask(() => Promise.reject(refused), url)).toMatchObject({
      ok: false,
      error: { kind: 'failed', message: expect.stringMatching(new RegExp(`ECONNREFUSED.*${advice}`)) },
    });
  });
});
