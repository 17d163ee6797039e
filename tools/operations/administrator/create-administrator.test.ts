import { describe, expect, it } from 'vitest';
import { parseEmail } from '#domain/accounts/model/email-address.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { createFirestoreClient } from '../rest/firestore-client.ts';
import { createIdentityClient } from '../rest/identity-client.ts';
import { refusal, scriptedCall } from '../rest/scripted-call.builder.ts';
import { createAdministrator } from './create-administrator.ts';

const email = valueOf(parseEmail('eva@example.com'));
const REQUEST = { email, name: 'Eva First', isOwnerKnown: false };
const ORIGIN = 'https://example.test';

/** Runs the command against a server that gives these answers in turn. */
async function createWith(...answers: readonly unknown[]) {
  const { call, requests } = scriptedCall(...answers);
  const printed: string[] = [];
  const outcome = await createAdministrator(REQUEST, {
    backend: {
      firestore: createFirestoreClient(ORIGIN, 'p', call),
      identities: createIdentityClient(ORIGIN, 'p', call),
    },
    target: { project: 'p', isLocal: false, firestore: ORIGIN, identity: ORIGIN },
    isDryRun: false,
    print: (line) => void printed.push(line),
    ask: () => Promise.resolve(null),
  });
  return { outcome, printed, tasks: requests.map(({ task }) => task) };
}

const UNKNOWN = [{}, [{ missing: 'entry' }], [{}]];

describe('the link that sets an administrator’s password', () => {
  it('the output says to ask for a link that was not sent, because the account is complete', async () => {
    const lost = refusal(
      'failed',
      'Cannot reach a.test:9 (ECONNRESET): check the network and run the same command again.',
    );
    const { outcome, tasks } = await createWith(...UNKNOWN, {}, {}, lost);
    expect(tasks.slice(-3)).toEqual(['write documents', 'create an identity', 'send a password reset']);
    const message = `${email} is a system_admin, but no link was sent: ask for it at /reset-password.`;
    expect(outcome).toEqual({ ok: false, error: { kind: 'failed', message } });
  });

  it('the next run, which sends no link, says where to ask for it', async () => {
    const fields = (texts: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(texts).map(([field, stringValue]) => [field, { stringValue }]));
    const documentAt = (path: string, texts: Readonly<Record<string, string>>) => ({
      name: `projects/p/databases/(default)/documents/${path}`,
      fields: fields(texts),
      updateTime: '2026-01-02T03:04:05Z',
    });
    const role = { role: 'system_admin', status: 'approved', createdAt: '2025-01-01T08:00:00.000Z' };
    const { outcome, printed, tasks } = await createWith(
      { users: [{ localId: 'eva', email }] },
      [{ found: documentAt(`accountDirectory/${email}`, { gate: 'open', uid: 'eva' }) }],
      [{ document: documentAt('users/eva', { uid: 'eva', email, name: 'Eva', ...role }) }],
      { users: [{ localId: 'eva', email }] },
    );
    expect(outcome).toEqual({ ok: true, value: undefined });
    expect(tasks).not.toContain('send a password reset');
    expect(printed.slice(-2)).toEqual([expect.stringContaining('/reset-password'), 'Nothing to change.']);
  });
});
