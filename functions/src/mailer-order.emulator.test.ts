import { describe, expect, test } from 'vitest';
import { MAIL_LEASE_MS } from '../../domain/accounts/model/mail-delivery.ts';
import { MINUTE_MS } from '../../domain/shared/durations.ts';
import { decidedOn, mailerStage, queued, rejected, slowAnswer } from './mailer.builder.ts';

const stage = mailerStage();
const { pass, stored, instance } = stage;

describe('the order of mails', () => {
  test('a mail that was put off is given up once another decision has followed, and the mail of the later decision arrives', async () => {
    stage.verdicts = [451];
    await stage.project().put('mail/penny_1', rejected());
    await instance().send('penny_1');
    await stage.project().put('users/penny', decidedOn(2));
    await stage.project().put('mail/penny_2', queued());
    await instance().send('penny_2');
    pass(MINUTE_MS);
    await instance().look();
    expect(stage.server().arrived.map(({ headers }) => headers['subject'])).toEqual([
      'Your account has been approved',
    ]);
    expect(await stored('penny_1')).toMatchObject({
      state: 'failed',
      failure: 'superseded',
      mayHaveArrived: 0,
    });
  });

  test('a mail waits while another mail to its account is under way, and is sent later', async () => {
    const order: string[] = [];
    const { slow, answer } = slowAnswer();
    await stage.project().put('mail/penny_1', rejected());
    const first = instance(async () => {
      order.push('leaves');
      await slow();
      order.push('arrives');
      return { state: 'accepted' };
    }).send('penny_1');
    await expect.poll(() => order).toEqual(['leaves']);
    await stage.project().put('users/penny', decidedOn(2));
    await stage.project().put('mail/penny_2', queued());
    await instance().send('penny_2');
    expect(await stored('penny_2')).toMatchObject({ state: 'waiting', mayHaveArrived: 0 });
    answer({ state: 'accepted' });
    await first;
    pass(MINUTE_MS);
    await instance().look();
    expect(order).toEqual(['leaves', 'arrives']);
    expect(stage.server().arrived).toHaveLength(1);
    expect(await stored('penny_2')).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('a mail about an account that is gone is given up', async () => {
    await stage.project().put('mail/gone_1', queued());
    await instance().send('gone_1');
    expect(await stored('gone_1')).toMatchObject({ state: 'failed', failure: 'superseded' });
    expect(stage.server().arrived).toHaveLength(0);
  });
});

describe('what a slow attempt does not change', () => {
  test('an answer after the end of the claim does not replace what another sender has stored', async () => {
    const { slow, answer } = slowAnswer();
    await stage.project().put('mail/penny_1', queued());
    const first = instance(slow).send('penny_1');
    await expect.poll(() => stored('penny_1')).toMatchObject({ state: 'sending' });
    pass(MAIL_LEASE_MS);
    await instance().look();
    const after = await stored('penny_1');
    expect(after).toMatchObject({ state: 'sent', attempts: 2, mayHaveArrived: 2 });
    answer({ state: 'refused', failure: 'address' });
    await first;
    expect(await stored('penny_1')).toEqual(after);
  });

  test('an attempt that is slow before it sends anything sends nothing if another attempt has begun', async () => {
    const { firestore } = stage.project().backend;
    await stage.project().put('mail/penny_1', queued());
    let slowly = async () => {
      slowly = async () => {};
      pass(MAIL_LEASE_MS);
      await instance().look();
    };
    const read: typeof firestore.read = async (paths) => {
      if (paths.length > 1) await slowly();
      return firestore.read(paths);
    };
    await instance(undefined, { ...stage.project().backend, firestore: { ...firestore, read } }).send(
      'penny_1',
    );
    expect(stage.server().arrived).toHaveLength(1);
  });
});
