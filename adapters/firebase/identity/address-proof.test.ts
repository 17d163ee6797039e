import { expect, it } from 'vitest';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import type { ProviderAnswer, ProviderCall } from '../testing/stub-server.ts';
import { openStubbedAdapters } from '../testing/stubbed-adapters.ts';

const EMAIL = 'robin@example.com';

/** A provider with one link of each kind; records its requests. */
async function provider() {
  const asked: ProviderCall[] = [];
  const answer = (call: ProviderCall): ProviderAnswer => {
    asked.push(call);
    const isReset = call.body['oobCode'] === 'reset';
    const known = isReset || call.body['oobCode'] === 'proof';
    if (!known) return { error: 'INVALID_OOB_CODE' };
    return { body: { email: EMAIL, requestType: isReset ? 'PASSWORD_RESET' : 'VERIFY_EMAIL' } };
  };
  return { asked, ...(await openStubbedAdapters(answer)) };
}

it('a link that proves an address is checked, then used', async () => {
  const { asked, identity, close } = await provider();
  expect(valueOf(await identity.proveAddress('proof'))).toBe(EMAIL);
  expect(asked.map(({ verb }) => verb)).toEqual(['resetPassword', 'update']);
  await close();
});

it('a link of another or an unknown kind is only checked', async () => {
  const { asked, identity, close } = await provider();
  expect(errorOf(await identity.proveAddress('reset'))).toMatchObject({ code: 'link-invalid' });
  expect(errorOf(await identity.proveAddress('unknown'))).toMatchObject({ code: 'link-invalid' });
  expect(asked.map(({ verb }) => verb)).toEqual(['resetPassword', 'resetPassword']);
  await close();
});
