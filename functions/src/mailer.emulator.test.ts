import { describe, expect, test } from 'vitest';
import { MAIL_LEASE_MS } from '../../domain/accounts/model/mail-delivery.ts';
import { DAY_MS, MINUTE_MS } from '../../domain/shared/durations.ts';
import { decidedOn, mailerStage, queued } from './mailer.builder.ts';

const stage = mailerStage();
const { pass, stored, instance } = stage;

describe('the sender of mails', () => {
  test('a queued mail is sent once, however often the sender hears of it, and then stored as sent', async () => {
    await stage.project().put('mail/penny_1', queued());
    const { send, look } = instance();
    expect(await send('penny_1')).toBe(true);
    expect(await send('penny_1')).toBe(true);
    await look();
    expect(
      stage.server().arrived.map(({ recipients, headers }) => [...recipients, headers['subject']]),
    ).toEqual([['penny@example.com', 'Your account has been approved']]);
    expect(await stored('penny_1')).toMatchObject({ state: 'sent', attempts: 1 });
    expect(await stored('penny_1')).not.toHaveProperty('dueAt');
  });

  test('only one of several instances that hear of a mail at once sends it', async () => {
    await stage.project().put('mail/penny_1', queued());
    await Promise.all(Array.from({ length: 5 }, () => instance().send('penny_1')));
    expect(stage.server().arrived).toHaveLength(1);
  });

  test('a mail whose sender ended after the claim is sent when the lease is over, and not before', async () => {
    await stage.project().put('mail/penny_1', queued());
    void instance(() => new Promise(() => {})).send('penny_1');
    await expect.poll(() => stored('penny_1')).toMatchObject({ state: 'sending' });
    pass(MAIL_LEASE_MS - 1);
    await instance().look();
    expect(stage.server().arrived).toHaveLength(0);
    pass(1);
    await Promise.all([instance().look(), instance().look()]);
    expect(stage.server().arrived).toHaveLength(1);
    expect(await stored('penny_1')).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('a mail that is put off arrives when the server takes it', async () => {
    stage.verdicts = [451, 421];
    await stage.project().put('mail/penny_1', queued());
    await instance().send('penny_1');
    expect(await stored('penny_1')).toMatchObject({ state: 'waiting', attempts: 1 });
    await instance().look();
    expect(await stored('penny_1')).toMatchObject({ attempts: 1 });
    pass(MINUTE_MS);
    await instance().look();
    pass(5 * MINUTE_MS);
    await instance().look();
    expect(stage.server().arrived).toHaveLength(1);
  });

  test('a mail that is put off and then refused is given up with the reason', async () => {
    stage.verdicts = [451, 554];
    await stage.project().put('mail/penny_1', queued());
    await instance().send('penny_1');
    pass(MINUTE_MS);
    await instance().look();
    expect(await stored('penny_1')).toMatchObject({ state: 'failed', failure: 'content', attempts: 2 });
    pass(DAY_MS);
    await instance().look();
    expect(stage.server().arrived).toHaveLength(0);
  });

  test('a mail that a release has removed is neither sent nor stored again', async () => {
    const { firestore } = stage.project().backend;
    await stage.project().put('mail/penny_1', queued());
    await instance(async () => {
      await firestore.commit([{ kind: 'remove', path: 'mail/penny_1', fields: {} }]);
      return { state: 'accepted' };
    }).send('penny_1');
    expect(await stored('penny_1')).toBeNull();
    expect(await instance().send('penny_1')).toBe(true);
    expect(stage.server().arrived).toHaveLength(0);
  });

  test('a mail is not settled while the database does not answer', async () => {
    const { firestore } = stage.project().backend;
    await stage.project().put('mail/penny_1', queued());
    const down = async () => ({ ok: false, error: { kind: 'failed', message: 'down' } }) as const;
    expect(
      await instance(undefined, { ...stage.project().backend, firestore: { ...firestore, read: down } }).send(
        'penny_1',
      ),
    ).toBe(false);
    expect(
      await instance(undefined, {
        ...stage.project().backend,
        firestore: { ...firestore, commit: down },
      }).send('penny_1'),
    ).toBe(false);
    expect(stage.server().arrived).toHaveLength(0);
  });
});

describe('mails whose event was lost', () => {
  test('a queued mail that no event has reported is found by the clock, and not if it is older than a day', async () => {
    await stage.project().put('users/dario', decidedOn(1));
    await stage.project().put('mail/penny_1', { ...queued(), dueAt: stage.clock });
    await stage.project().put('mail/dario_1', {
      ...queued('dario@example.com'),
      dueAt: new Date(stage.clock.getTime() - 1),
    });
    pass(DAY_MS);
    await instance().look();
    expect(stage.server().arrived.flatMap(({ recipients }) => recipients)).toEqual(['penny@example.com']);
    expect(await stored('dario_1')).toMatchObject({ state: 'failed', failure: 'late' });
  });
});

describe('mails that no decision has written', () => {
  test.each([
    ['no fields', {}],
    ['fields of other types', { to: 7, template: ['account-approved'] }],
    ['a template that is gone', { ...queued(), template: { name: 'welcome', data: {} } }],
    ['a megabyte', { ...queued(), more: 'x'.repeat(1_000_000), template: 'x' }],
  ])('a mail with %s is given up, and its unreadable fields are removed', async (_, fields) => {
    await stage.project().put('mail/penny_1', fields);
    expect(await instance().send('penny_1')).toBe(true);
    const left = await stored('penny_1');
    expect(left).toMatchObject({ state: 'failed', failure: 'damaged' });
    expect(JSON.stringify(left).length).toBeLessThan(500);
    expect(stage.server().arrived).toHaveLength(0);
  });
});
