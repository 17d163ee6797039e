import { describe, expect, it } from 'vitest';
import { createIdentityClient } from './identity-client.ts';
import { refusal, scriptedCall } from './scripted-call.builder.ts';

function clientFor(...answers: readonly unknown[]) {
  const { call, requests } = scriptedCall(...answers);
  return { client: createIdentityClient('https://id.test', 'p', call), requests };
}

describe('identities', () => {
  it('an identity is found by address, or reported missing', async () => {
    const { client, requests } = clientFor({ users: [{ localId: 'a', email: 'a@x.com' }] }, {});
    expect(await client.findByEmail('a@x.com')).toEqual({
      ok: true,
      value: { uid: 'a', email: 'a@x.com', isVerified: false, isDisabled: false },
    });
    expect(await client.findByEmail('b@x.com')).toEqual({ ok: true, value: null });
    expect(requests[0]?.body).toEqual({ email: ['a@x.com'] });
  });

  it('removing an identity that is gone succeeds', async () => {
    const { client } = clientFor(
      refusal('failed', 'The server refused: USER_NOT_FOUND.'),
      refusal('failed', 'no'),
    );
    expect(await client.remove('a')).toEqual({ ok: true });
    expect(await client.remove('a')).toMatchObject({ ok: false, error: { kind: 'failed' } });
  });

  it('creating an identity that exists already is a conflict', async () => {
    const person = { uid: 'a', email: 'a@x.com', password: 'secret' };
    const { client } = clientFor(refusal('failed', 'EMAIL_EXISTS'), refusal('failed', 'WEAK_PASSWORD'));
    expect(await client.create(person)).toMatchObject({ ok: false, error: { kind: 'conflict' } });
    expect(await client.create(person)).toMatchObject({ ok: false, error: { kind: 'failed' } });
  });
});
