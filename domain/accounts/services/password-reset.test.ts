import { describe, expect, it } from 'vitest';
import { aMemoryStage, PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';

const NEXT = 'battery staple 2';

async function start(status = 'approved') {
  const stage = aMemoryStage();
  const person = stage.addAccount({ status });
  const product = stage.openProduct();
  valueOf(await product.passwordReset.request(` ${person.email.toUpperCase()} `));
  const code = stage.world.identities.latestCode('reset', person.email) ?? 'no code was sent';
  return { ...stage, ...product, person, code };
}

describe('asking for a reset', () => {
  it('a reset is refused for an address that nobody can register', async () => {
    const { passwordReset } = await start();
    expect(errorOf(await passwordReset.request('  '))).toEqual({ code: 'email-required' });
    expect(errorOf(await passwordReset.request('robin'))).toEqual({ code: 'email-malformed' });
    const long = `${'x'.repeat(100_000)}@example.com`;
    expect(errorOf(await passwordReset.request(long))).toEqual({ code: 'address-unusable' });
  });
});

describe('a reset link', () => {
  it('a link requires a password that meets the policy, and stays usable after a refused password', async () => {
    const { passwordReset, code } = await start();
    expect(errorOf(await passwordReset.confirm(code, ''))).toEqual({ code: 'password-required' });
    expect(errorOf(await passwordReset.confirm(code, '12345')).code).toBe('weak-password');
    expect(await passwordReset.confirm(code, NEXT)).toMatchObject({ ok: true });
  });

  it.each(['pending', 'rejected'])('a reset does not admit a %s account', async (status) => {
    const { passwordReset, signIn, person, code } = await start(status);
    valueOf(await passwordReset.confirm(code, NEXT));
    expect(errorOf(await signIn({ email: person.email, password: NEXT, area: null })).code).toBe(status);
  });

  it('a reset unlocks a locked account for its owner', async () => {
    const { passwordReset, signIn, person, code } = await start();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await signIn({ email: person.email, password: 'wrong', area: null });
    }
    expect(errorOf(await signIn({ email: person.email, password: PASSWORD, area: null })).code).toBe(
      'too-many-requests',
    );
    valueOf(await passwordReset.confirm(code, NEXT));
    expect(await signIn({ email: person.email, password: NEXT, area: null })).toMatchObject({ ok: true });
  });

  it('a reset ends the sessions of the account, and no other sessions', async () => {
    const { passwordReset, person, code, clock, openProduct, addAccount } = await start();
    const [old, other] = [openProduct(), openProduct()];
    valueOf(await old.enter(person));
    valueOf(await other.enter(addAccount()));
    clock.advance(5_000);
    valueOf(await passwordReset.confirm(code, NEXT));
    valueOf(await other.ownProfile.rename('New Name'));
    await old.session.refresh();
    expect(old.session.current()).toMatchObject({ state: 'signed-out' });
  });
});
