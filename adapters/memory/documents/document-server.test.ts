import { describe, expect, it } from 'vitest';
import { SERVER_TIME, type RecordWrite } from '#domain/shared/record-write.ts';
import { createAdjustableClock } from '../adjustable-clock.ts';
import { loadProductRules } from '../load-product-rules.ts';
import { createDocumentServer } from './document-server.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow get, update: if request.auth.token.email == 'ada@example.com';
      allow create: if request.resource.data.at == request.time && getAfter(request.path).data.text is string;
    }
  }
}`;
const ADA = { uid: 'ada', email: 'ada@example.com', emailVerified: false, signedInAt: new Date(0) };
const DENIED = { ok: false, error: { code: 'permission-denied' } };

const set = (path: string, fields: object): RecordWrite => ({ kind: 'set', path, fields });

function start() {
  const clock = createAdjustableClock('2025-06-01T12:00:00.000Z');
  return createDocumentServer(loadProductRules(RULES), clock);
}

describe('the documents in memory', () => {
  it('the rules that were loaded decide on a read, by the token’s address', () => {
    const server = start();
    server.documents.commit({ 'notes/1': { text: 'a' } });
    expect(server.get(ADA, 'notes/1')).toEqual({ ok: true, value: { text: 'a' } });
    expect(server.get({ ...ADA, email: 'bob@example.com' }, 'notes/1')).toEqual(DENIED);
    expect(server.get(null, 'notes/1')).toEqual(DENIED);
  });

  it('a batch is stored as a whole with the clock’s time, and not at all if one write is refused', () => {
    const server = start();
    const good = set('notes/1', { text: 'a', at: SERVER_TIME });
    expect(server.commit(null, [good, set('notes/2', { text: 'b' })])).toEqual(DENIED);
    expect(server.documents.read('notes/1')).toBeNull();
    expect(server.commit(null, [good])).toMatchObject({ ok: true });
    const at = new Date('2025-06-01T12:00:00.000Z');
    expect(server.documents.read('notes/1')).toEqual({ text: 'a', at });
  });

  it('a failure other than a refusal is told as the defect it is', () => {
    const failed = start().commit(null, [set('notes/1', { text: 'a'.repeat(1_100_000), at: SERVER_TIME })]);
    expect(failed).toMatchObject({ ok: false, error: { code: 'unexpected' } });
  });

  it('rules with an issue are not loaded, and the message names its place', () => {
    expect(() => loadProductRules(RULES.replace("== 'ada@", '=== '))).toThrow(/^firestore\.rules: 5:/);
  });
});
