import { describe, expect, it, onTestFinished } from 'vitest';
import { aMemoryStage } from '#adapters/memory/memory-stage.builder.ts';
import type { AccountResult } from '../model/errors/account-error.ts';

describe('the email check', () => {
  it.each([
    ['approved', { ok: true }],
    ['pending', { ok: false, error: { code: 'pending', email: 'person001@example.com' } }],
    ['rejected', { ok: false, error: { code: 'rejected-unproven' } }],
  ])('the check of a %s account answers %o [S8.9]', async (status, answer) => {
    const stage = aMemoryStage();
    const { email } = stage.addAccount({ status, rejectionReason: 'never told here' });
    expect(await stage.openProduct().emailCheck.check(email)).toMatchObject(answer);
  });

  it('the check of an unknown address finds no account [S5.5]', async () => {
    const { emailCheck } = aMemoryStage().openProduct();
    expect(await emailCheck.check('nobody@example.com')).toEqual({
      ok: false,
      error: { code: 'account-not-found' },
    });
  });

  it('a text without an @ succeeds without a request [S5.4]', async () => {
    const { emailCheck, requestsOf } = aMemoryStage().openProduct();
    expect(await emailCheck.check('nobody')).toMatchObject({ ok: true });
    expect(requestsOf('read accountDirectory/*')).toBe(0);
  });

  it('an unusable address is refused without a request', async () => {
    const { emailCheck, requestsOf } = aMemoryStage().openProduct();
    expect(await emailCheck.check('a/b@example.com')).toMatchObject({ error: { code: 'address-unusable' } });
    expect(requestsOf('read accountDirectory/*')).toBe(0);
  });

  it('concurrent checks share one request, in any spelling of the address', async () => {
    const stage = aMemoryStage();
    const { email } = stage.addAccount();
    const { emailCheck, network, requestsOf } = stage.openProduct();
    const release = network.hold();
    const asked = [email, ` ${email.toUpperCase()} `, email].map((typed) => emailCheck.check(typed));
    release();
    expect(await Promise.all(asked)).toEqual(
      Array.from({ length: 3 }, () => ({ ok: true, value: undefined })),
    );
    expect(requestsOf('read accountDirectory/*')).toBe(1);
  });

  it('a success is reused', async () => {
    const stage = aMemoryStage();
    const { email } = stage.addAccount();
    const { emailCheck, requestsOf } = stage.openProduct();
    await emailCheck.check(email);
    await emailCheck.check(email);
    expect(requestsOf('read accountDirectory/*')).toBe(1);
  });

  it('a watch sends a request at each look, and replaces the answer that checks reuse', async () => {
    const stage = aMemoryStage();
    const { uid, email } = stage.addAccount();
    const { emailCheck, lookNow, network, requestsOf } = stage.openProduct();
    let tell: (answer: AccountResult<void>) => void = () => {};
    const nextAnswer = () => new Promise<AccountResult<void>>((resolve) => (tell = resolve));
    const first = nextAnswer();
    onTestFinished(emailCheck.watch(email, (answer) => tell(answer)));
    expect(await first).toEqual({ ok: true, value: undefined });
    await emailCheck.check(email);
    expect(requestsOf('read accountDirectory/*')).toBe(1);

    stage.world.documents.commit({ [`accountDirectory/${email}`]: { gate: 'pending', uid } });
    const second = nextAnswer();
    lookNow();
    expect(await second).toMatchObject({ error: { code: 'pending' } });
    expect(await emailCheck.check(email)).toMatchObject({ error: { code: 'pending' } });

    network.goOffline();
    const third = nextAnswer();
    lookNow();
    expect(await third).toEqual({ ok: false, error: { code: 'network' } });
  });

  it('an address is requested again after a refusal', async () => {
    const stage = aMemoryStage();
    const { uid, email } = stage.addAccount({ status: 'pending' });
    const { emailCheck } = stage.openProduct();
    expect(await emailCheck.check(email)).toMatchObject({ error: { code: 'pending' } });
    stage.world.documents.commit({ [`accountDirectory/${email}`]: { gate: 'open', uid } });
    expect(await emailCheck.check(email)).toMatchObject({ ok: true });
  });

  it('an address is requested again after a failure', async () => {
    const stage = aMemoryStage();
    const { email } = stage.addAccount();
    const { emailCheck, network } = stage.openProduct();
    network.goOffline();
    expect(await emailCheck.check(email)).toEqual({ ok: false, error: { code: 'network' } });
    network.goOnline();
    expect(await emailCheck.check(email)).toMatchObject({ ok: true });
  });
});
