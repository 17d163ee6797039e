import { REMOVED, SERVER_TIME } from '#domain/shared/record-write.ts';
import { describe, expect, it } from 'vitest';
import { createFirestoreClient } from './firestore-client.ts';
import { scriptedCall } from './scripted-call.builder.ts';

const ROOT = 'projects/p/databases/(default)/documents';
const AT = '2026-01-02T03:04:05.678901Z';

function clientFor(...answers: readonly unknown[]) {
  const { call, requests } = scriptedCall(...answers);
  return { client: createFirestoreClient('https://db.test', 'p', call), requests };
}

describe('reading documents', () => {
  it('documents are returned in the order asked, with null for missing ones', async () => {
    const found = { name: `${ROOT}/users/b`, fields: { n: { integerValue: '1' } }, updateTime: AT };
    const { client, requests } = clientFor([
      { found, readTime: AT },
      { missing: `${ROOT}/users/a`, readTime: AT },
    ]);
    expect(await client.read(['users/a', 'users/b', 'users/a'])).toEqual({
      ok: true,
      value: [null, { path: 'users/b', id: 'b', fields: { n: 1 }, updateTime: AT }, null],
    });
    expect(requests[0]?.body).toEqual({ documents: [`${ROOT}/users/a`, `${ROOT}/users/b`] });
  });

  it.each([
    { what: 'a document that is not mentioned', answer: [] },
    { what: 'an error in the middle of a stream', answer: [{ error: { code: 14 } }] },
  ])('$what is never taken for a missing document', async ({ answer }) => {
    const { client } = clientFor(answer);
    expect(await client.read(['users/a'])).toMatchObject({ ok: false, error: { kind: 'failed' } });
  });

  it('asking for nothing sends nothing', async () => {
    const { client, requests } = clientFor();
    expect(await client.read([])).toEqual({ ok: true, value: [] });
    expect(requests).toEqual([]);
  });
});

describe('a query', () => {
  it('a query asks for a page by id below an encoded parent', async () => {
    const { client, requests } = clientFor([{ readTime: AT, done: true }]);
    const query = {
      parent: 'users/a b',
      collection: 'reviews',
      after: '1',
      limit: 2,
    };
    expect(await client.query(query)).toEqual({ ok: true, value: [] });
    const below = `${ROOT}/users/a b/reviews`;
    expect(requests[0]).toMatchObject({
      url: `https://db.test/v1/${ROOT}/users/a%20b:runQuery`,
      body: {
        structuredQuery: {
          from: [{ collectionId: 'reviews' }],
          orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
          startAt: { before: false, values: [{ referenceValue: `${below}/1` }] },
          limit: 2,
        },
      },
    });
  });

  it('a query fails if the stream ends with an error', async () => {
    const document = { name: `${ROOT}/users/a`, updateTime: AT };
    const { client } = clientFor([{ document, readTime: AT }, { error: { code: 14, message: 'gone' } }]);
    expect(await client.query({ parent: '', collection: 'users', limit: 2 })).toMatchObject({ ok: false });
  });
});

describe('a commit', () => {
  it('a commit sends masks, server times and conditions', async () => {
    const { client, requests } = clientFor({ writeResults: [], commitTime: AT });
    const condition = { updateTime: AT };
    const fields = { status: { stringValue: 'approved' } };
    const [status, reason, at] = ['approved', REMOVED, SERVER_TIME];
    await client.commit([
      { kind: 'update', path: 'users/a', fields: { status, reason, at }, condition },
      { kind: 'set', path: 'users/b', fields: { status }, condition: { exists: false } },
      { kind: 'delete', path: 'mail/a_1' },
      { kind: 'verify', path: 'users/c', condition },
    ]);
    expect(requests[0]?.body).toEqual({
      writes: [
        {
          update: { name: `${ROOT}/users/a`, fields },
          updateMask: { fieldPaths: ['status', 'reason'] },
          updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
          currentDocument: condition,
        },
        { update: { name: `${ROOT}/users/b`, fields }, currentDocument: { exists: false } },
        { delete: `${ROOT}/mail/a_1` },
        { verify: `${ROOT}/users/c`, currentDocument: condition },
      ],
    });
  });
});
