import { describe, expect, it } from 'vitest';
import { aMemoryStage, PASSWORD, sessionIn } from '#adapters/memory/memory-stage.builder.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';

const FORM = {
  name: 'Robin Rider',
  email: 'robin@example.com',
  password: PASSWORD,
  role: 'driver',
  language: 'en',
};
const CREDENTIALS = { email: FORM.email, password: PASSWORD, area: null };

/** An applicant in one browser, an administrator in another. */
async function applicantAndAdmin() {
  const stage = aMemoryStage();
  const applicant = stage.openProduct();
  const admin = stage.openProduct();
  valueOf(await admin.enter(stage.addAccount({ role: 'admin', name: 'Ada Admin' })));
  /** The only account in the queue, as the administrator sees it. */
  const waiting = async () => {
    const { rows } = valueOf(
      await admin.reviewQueue.page({ status: 'pending', role: null, search: '', cursor: null }),
    );
    const found = rows[0]?.account;
    if (found?.state !== 'sound') throw new Error('expected one sound account in the queue');
    return found.user;
  };
  return { ...stage, applicant, admin, waiting };
}

describe('the life of an account', () => {
  it('an account is registered, approved and signed in [S1.3]', async () => {
    const { applicant, admin, waiting } = await applicantAndAdmin();
    valueOf(await applicant.register(FORM));
    expect(errorOf(await applicant.emailCheck.check(FORM.email)).code).toBe('pending');
    valueOf(await admin.accountDecisions.decide(await waiting(), { kind: 'approve' }));
    expect(await applicant.emailCheck.check(FORM.email)).toMatchObject({ ok: true });
    expect(valueOf(await applicant.signIn(CREDENTIALS))).toMatchObject({
      name: 'Robin Rider',
      role: 'driver',
    });
  });

  it('an account is rejected with a reason, reopened and approved [S4.9]', async () => {
    const { applicant, admin, waiting } = await applicantAndAdmin();
    valueOf(await applicant.register(FORM));
    const rejected = valueOf(
      await admin.accountDecisions.decide(await waiting(), { kind: 'reject', reason: 'Blurred photo' }),
    );
    expect(errorOf(await applicant.emailCheck.check(FORM.email))).toEqual({ code: 'rejected-unproven' });
    expect(errorOf(await applicant.signIn(CREDENTIALS))).toEqual({
      code: 'rejected',
      reason: 'Blurred photo',
    });
    expect(errorOf(await applicant.register(FORM)).code).toBe('email-already-in-use');
    valueOf(await admin.accountDecisions.decide(rejected.after, { kind: 'reopen' }));
    valueOf(await admin.accountDecisions.decide(await waiting(), { kind: 'approve' }));
    expect(await applicant.signIn(CREDENTIALS)).toMatchObject({ ok: true });
  });

  it('a revocation ends the session at the next read, with its reason', async () => {
    const { applicant, admin, waiting } = await applicantAndAdmin();
    valueOf(await applicant.register(FORM));
    const approved = valueOf(await admin.accountDecisions.decide(await waiting(), { kind: 'approve' }));
    valueOf(await applicant.signIn(CREDENTIALS));
    valueOf(await admin.accountDecisions.decide(approved.after, { kind: 'revoke', reason: 'Fraud' }));
    await applicant.session.refresh();
    expect(applicant.session.current()).toEqual({
      state: 'signed-out',
      reason: { code: 'access-revoked', reason: 'Fraud' },
    });
  });
});

describe('a tab that closes midway', () => {
  it('a registration cut short leaves an identity that every page explains and repair completes', async () => {
    const { applicant, world, openProduct } = await applicantAndAdmin();
    await sessionIn(applicant.session, 'signed-out');
    const registering = applicant.tab.identity.signUp(FORM.email, FORM.password);
    valueOf(await registering);
    applicant.tab.close();
    const later = openProduct();
    expect(world.identities.find(FORM.email)).not.toBeNull();
    expect(errorOf(await later.emailCheck.check(FORM.email)).code).toBe('account-not-found');
    expect(errorOf(await later.register(FORM)).code).toBe('email-already-in-use');
    expect(errorOf(await later.signIn(CREDENTIALS)).code).toBe('profile-missing');
    const opened = valueOf(await later.accountRepair.open(FORM.email, PASSWORD));
    expect(valueOf(await opened.repair(FORM))).toEqual({ state: 'healthy' });
    expect(errorOf(await later.emailCheck.check(FORM.email)).code).toBe('pending');
  });

  it('a decision cut short is stored whole or not at all', async () => {
    const { applicant, admin, waiting, world } = await applicantAndAdmin();
    valueOf(await applicant.register(FORM));
    const target = await waiting();
    const release = admin.network.hold();
    const deciding = admin.accountDecisions.decide(target, { kind: 'approve' });
    admin.tab.close();
    expect(world.documents.read(`users/${target.uid}`)).toMatchObject({ status: 'pending', reviewCount: 0 });
    expect(world.documents.read(`mail/${target.uid}_1`)).toBeNull();
    release();
    await deciding;
    expect(world.documents.read(`users/${target.uid}`)).toMatchObject({ status: 'approved', reviewCount: 1 });
    expect(world.documents.read(`mail/${target.uid}_1`)).not.toBeNull();
  });
});
