import { describe, expect, it } from 'vitest';
import { createFirestoreClient } from './firestore-client.ts';
import { granted } from '../local-project.builder.ts';
import { scriptedCall } from './scripted-call.builder.ts';

const ROOT = 'projects/p/databases/(default)/documents';
const AT = '2026-01-02T03:04:05.678901Z';

const clientFor = (answer: unknown) =>
  createFirestoreClient('https://db.test', 'p', scriptedCall(answer).call);

describe('reading documents', () => {
  it.each([
    { what: 'a document that is not mentioned', answer: [] },
    { what: 'an error in the middle of a stream', answer: [{ error: { code: 14 } }] },
  ])('$what is never taken for a missing document', async ({ answer }) => {
    const client = clientFor(answer);
    expect(await client.read(['users/a'])).toMatchObject({ ok: false, error: { kind: 'failed' } });
  });

  it('more documents than one request reads are read in parts, in the order asked, and fail together', async () => {
    const paths = Array.from({ length: 101 }, (_, number) => `users/${number}`);
    const first = paths.slice(0, 100).map((path) => ({ missing: `${ROOT}/${path}` }));
    const last = [{ found: { name: `${ROOT}/users/100`, updateTime: AT } }];
    const read = (...answers: readonly unknown[]) =>
      createFirestoreClient('https://db.test', 'p', scriptedCall(...answers).call).read(paths);
    const found = granted(await read(first, last));
    expect([found.length, found[0], found[100]?.path]).toEqual([101, null, 'users/100']);
    expect(await read(first, [])).toMatchObject({ ok: false });
  });
});

describe('a query', () => {
  it('a query fails if the stream ends with an error', async () => {
    const document = { name: `${ROOT}/users/a`, updateTime: AT };
    const client = clientFor([{ document, readTime: AT }, { error: { code: 14, message: 'gone' } }]);
    expect(await client.query({ parent: '', collection: 'users', limit: 2 })).toMatchObject({ ok: false });
  });
});
