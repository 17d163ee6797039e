import { describe, expect, it } from 'vitest';
import type { SeedAccount } from '#adapters/memory/memory-seed.ts';
import { aMemoryStage, PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';

/** A person with an unproven address, and the actions of the tests. */
function waiting(given: Partial<SeedAccount> = { status: 'pending' }) {
  const stage = aMemoryStage();
  const person = stage.addAccount({ address: 'unproven', ...given });
  const product = stage.openProduct();
  const code = async () => {
    valueOf(await product.applicant.sendMail('en'));
    return stage.world.identities.latestCode('proof', person.email) ?? 'no code was sent';
  };
  return {
    ...stage,
    ...product,
    person,
    code,
    signInAgain: () => product.enter(person),
    provenAt: () => stage.stored(person).profile?.['provenAt'],
  };
}

describe('an applicant who waits in this tab', () => {
  it('a pending person who signs in waits in the tab, and is not signed in', async () => {
    const { signInAgain, applicant, session, person } = waiting();
    expect(errorOf(await signInAgain()).code).toBe('pending');
    expect(applicant.current()).toMatchObject({ email: person.email, isProven: false, mailedAt: null });
    expect(session.current().state).toBe('signed-out');
  });

  it('the next look after a proof records the server’s time, and later looks send no request', async () => {
    const { signInAgain, applicant, tab, code, provenAt, clock, requestsOf } = waiting();
    await signInAgain();
    expect(await applicant.look()).toBe(false);
    const proof = await code();
    expect(await applicant.look()).toBe(false);
    expect(provenAt()).toBeNull();
    valueOf(await tab.identity.proveAddress(proof));
    clock.advance(1000);
    expect(await applicant.look()).toBe(true);
    expect(provenAt()).toEqual(clock.now());
    expect(applicant.current()).toMatchObject({ isProven: true });
    const asked = requestsOf('identity.reload');
    expect(await applicant.look()).toBe(true);
    expect(requestsOf('identity.reload')).toBe(asked);
  });

  it('two looks at the same moment both find the address proven, although only one can record it', async () => {
    const { signInAgain, applicant, tab, code } = waiting();
    await signInAgain();
    valueOf(await tab.identity.proveAddress(await code()));
    expect(await Promise.all([applicant.look(), applicant.look()])).toEqual([true, true]);
  });

  it('a look without an answer changes nothing, and a look whose write loses its answer reads the profile back', async () => {
    const { signInAgain, applicant, tab, code, provenAt, network } = waiting();
    await signInAgain();
    valueOf(await tab.identity.proveAddress(await code()));
    network.goOffline();
    expect(await applicant.look()).toBe(false);
    expect(applicant.current()).not.toBeNull();
    network.goOnline();
    network.loseNextAnswer('documents');
    expect(await applicant.look()).toBe(true);
    expect(provenAt()).not.toBeNull();
  });

  it('a look removes an applicant whose identity is disabled', async () => {
    const { signInAgain, applicant, world, person } = waiting();
    await signInAgain();
    world.identities.disable(person.uid);
    expect(await applicant.look()).toBe(false);
    expect(applicant.current()).toBeNull();
    expect(errorOf(await applicant.sendMail('en')).code).toBe('session-expired');
  });

  it('a mail that could not be sent leaves its error, and the next mail removes the error', async () => {
    const { signInAgain, applicant, network, clock } = waiting();
    await signInAgain();
    network.goOffline();
    expect(errorOf(await applicant.sendMail('en'))).toEqual({ code: 'network' });
    expect(applicant.current()).toMatchObject({ mailedAt: null, mailError: { code: 'network' } });
    network.goOnline();
    valueOf(await applicant.sendMail('en'));
    expect(applicant.current()).toMatchObject({ mailedAt: clock.now(), mailError: null });
  });

  it('an approved applicant enters without the password, and not before the approval', async () => {
    const { signInAgain, applicant, alter, session, person } = waiting();
    await signInAgain();
    expect(errorOf(await applicant.enter()).code).toBe('pending');
    expect(session.current().state).toBe('signed-out');
    alter(person.uid, { status: 'approved' });
    expect(valueOf(await applicant.enter())).toMatchObject({ uid: person.uid, status: 'approved' });
    expect(session.current()).toMatchObject({ state: 'signed-in', user: { uid: person.uid } });
    expect(applicant.current()).toBeNull();
  });

  it('an applicant who leaves is removed', async () => {
    const { signInAgain, applicant, alter, person } = waiting();
    await signInAgain();
    alter(person.uid, { status: 'approved' });
    await applicant.leave();
    expect(errorOf(await applicant.enter()).code).toBe('session-expired');
    expect(await applicant.look()).toBe(false);
  });

  it('the next applicant replaces the former one', async () => {
    const { signInAgain, applicant, addAccount, signIn } = waiting();
    await signInAgain();
    const next = addAccount({ status: 'pending' });
    await signIn({ email: next.email, password: PASSWORD, area: null });
    expect(applicant.current()).toMatchObject({ email: next.email, isProven: true });
  });
});

describe('a proof that this tab has not recorded', () => {
  it.each(['pending', 'approved', 'rejected'])(
    'a proof from elsewhere is recorded when the %s person signs in next',
    async (status) => {
      const { signInAgain, world, tab, person, openProduct, provenAt } = waiting({ status });
      const elsewhere = openProduct();
      const other = valueOf(await tab.identity.signIn(person.email, PASSWORD));
      valueOf(await other.sendProof('en'));
      const code = world.identities.latestCode('proof', person.email) ?? '';
      valueOf(await elsewhere.tab.identity.proveAddress(code));
      expect(provenAt()).toBeNull();
      await signInAgain();
      expect(provenAt()).not.toBeNull();
    },
  );

  it('a proof that cannot be recorded does not prevent a sign-in', async () => {
    const { signInAgain, world, tab, person, network, provenAt } = waiting({ status: 'approved' });
    const other = valueOf(await tab.identity.signIn(person.email, PASSWORD));
    valueOf(await other.sendProof('en'));
    valueOf(await tab.identity.proveAddress(world.identities.latestCode('proof', person.email) ?? ''));
    network.refuseNext('documents', { code: 'unavailable' });
    expect(await signInAgain()).toMatchObject({ ok: true });
    expect(provenAt()).toBeNull();
  });
});
