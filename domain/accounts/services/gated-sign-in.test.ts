import { expect, test } from 'vitest';
import type { SeedAccount } from '#adapters/memory/memory-seed.ts';
import { aMemoryStage, PASSWORD } from '#adapters/memory/memory-stage.builder.ts';

function formOf(given: Partial<SeedAccount>) {
  const stage = aMemoryStage();
  const { email } = stage.addAccount(given);
  const { gatedSignIn, requestsOf, network, applicant } = stage.openProduct();
  return {
    network,
    requestsOf,
    applicant,
    enter: (password = PASSWORD, address = email) => gatedSignIn({ email: address, password, area: null }),
  };
}

const tries = ({ requestsOf }: ReturnType<typeof formOf>) => requestsOf('identity.signIn');

test('a pending person is refused as pending whatever the password, and the right one makes them the applicant', async () => {
  const form = formOf({ status: 'pending', name: 'Penny Pending', role: 'driver' });
  expect(await form.enter('wrong')).toMatchObject({ error: { code: 'pending' } });
  expect(form.applicant.current()).toBeNull();
  expect(await form.enter()).toMatchObject({ error: { code: 'pending' } });
  expect(form.applicant.current()).toMatchObject({ said: { name: 'Penny Pending', role: 'driver' } });
});

test('a person without a directory entry is refused without a try of the password', async () => {
  const form = formOf({});
  expect(await form.enter(PASSWORD, 'nobody@example.com')).toMatchObject({
    error: { code: 'account-not-found' },
  });
  expect(tries(form)).toBe(0);
});

test('the reason of a rejection is returned only after the right password (D7)', async () => {
  const form = formOf({ status: 'rejected', rejectionReason: 'Blurred photo' });
  expect(await form.enter('wrong')).toMatchObject({ error: { code: 'invalid-credentials' } });
  expect(await form.enter()).toEqual({ ok: false, error: { code: 'rejected', reason: 'Blurred photo' } });
});

test('a lost request for the gate stops the sign-in', async () => {
  const form = formOf({});
  form.network.loseNextRequest('reading');
  expect(await form.enter()).toEqual({ ok: false, error: { code: 'network' } });
  expect(tries(form)).toBe(0);
});
