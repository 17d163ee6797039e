import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/durations.ts';
import { REMOVED } from '../../shared/record-write.ts';
import {
  answered,
  claimOf,
  isFlooded,
  MAIL_LEASE_MS,
  mailTask,
  MOST_MAIL_ATTEMPTS,
  MOST_MAILS_A_DAY,
} from './mail-delivery.ts';

const NOW = new Date('2026-03-01T08:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const MAIL = {
  to: 'penny@example.com',
  template: { name: 'account-approved', data: { role: 'passenger', status: 'approved' } },
};
const put = (attempt: number) => answered({ state: 'put-off', failure: 'server' }, attempt, NOW);

describe('what the sender does about a mail', () => {
  test('a new mail is sent', () => {
    expect(mailTask(MAIL, NOW)).toMatchObject({ do: 'send', attempt: 1 });
  });

  test('a claimed mail is left alone until its lease ends, and then sent by the next attempt', () => {
    const claimed = { ...MAIL, ...claimOf(1, NOW) };
    expect(mailTask(claimed, later(MAIL_LEASE_MS - 1))).toEqual({ do: 'nothing' });
    expect(mailTask(claimed, later(MAIL_LEASE_MS))).toMatchObject({ do: 'send', attempt: 2 });
  });

  test.each(['sent', 'failed'])('a mail that is %s is left alone', (state) => {
    expect(mailTask({ ...MAIL, state }, NOW)).toEqual({ do: 'nothing' });
  });

  test('a mail whose every attempt ended without an answer is given up', () => {
    const stored = { ...MAIL, ...claimOf(MOST_MAIL_ATTEMPTS, NOW) };
    expect(mailTask(stored, later(DAY_MS))).toEqual({ do: 'give-up', failure: 'server' });
  });

  test.each([
    ['an unknown state', { state: 'SUCCESS' }],
    ['a state of another type', { state: 7 }],
    ['no time in a state that has one', { state: 'waiting', dueAt: 'soon' }],
    ['an unreadable template', { template: 7 }],
  ])('a mail with %s is given up', (_, fields) => {
    expect(mailTask({ ...MAIL, ...fields }, NOW)).toEqual({ do: 'give-up', failure: 'damaged' });
  });
});

describe('how an attempt ends', () => {
  test('a mail that was accepted is sent, and removed after a month', () => {
    expect(answered({ state: 'accepted' }, 1, NOW)).toEqual({
      state: 'sent',
      sentAt: NOW,
      dueAt: REMOVED,
      deleteAt: later(30 * DAY_MS),
    });
  });

  test('a mail that was refused is given up at once, with the reason', () => {
    expect(answered({ state: 'refused', failure: 'address' }, 1, NOW)).toMatchObject({
      state: 'failed',
      failure: 'address',
      dueAt: REMOVED,
    });
  });

  test('a mail that is put off is tried again after ever longer pauses, for a day, and then given up', () => {
    const pauses = Array.from({ length: MOST_MAIL_ATTEMPTS - 1 }, (_, index) => put(index + 1)).map(
      (fields) =>
        'dueAt' in fields && fields.dueAt instanceof Date
          ? fields.dueAt.getTime() - NOW.getTime()
          : Number.NaN,
    );
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses[0]).toBe(MINUTE_MS);
    const whole = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(whole).toBeGreaterThan(23 * HOUR_MS);
    expect(whole).toBeLessThan(25 * HOUR_MS);
    expect(put(MOST_MAIL_ATTEMPTS)).toMatchObject({ state: 'failed', failure: 'server' });
  });
});

describe('the brake for one address', () => {
  const others = (count: number, fields: object = { state: 'sent' }) =>
    Array.from({ length: count }, (_, index) => ({
      id: `penny_${index}`,
      triedAt: later(-index * MINUTE_MS),
      fields: { ...fields },
    }));
  const mail = { id: 'penny_99', triedAt: NOW };

  test('an address gets as many mails a day as it may, and no more', () => {
    expect(isFlooded(mail, others(MOST_MAILS_A_DAY - 1))).toBe(false);
    expect(isFlooded(mail, others(MOST_MAILS_A_DAY))).toBe(true);
  });

  test('mails of another day, mails that were given up and the mail itself do not count', () => {
    const old = others(MOST_MAILS_A_DAY).map((other) => ({ ...other, triedAt: later(-DAY_MS) }));
    const own = others(MOST_MAILS_A_DAY).map((other) => ({ ...other, id: mail.id }));
    expect(
      [old, own, others(MOST_MAILS_A_DAY, { state: 'failed' })].map((them) => isFlooded(mail, them)),
    ).toEqual([false, false, false]);
  });

  test('of mails that are sent at the same moment as many go as may', () => {
    const all = others(MOST_MAILS_A_DAY + 2).map((other) => ({ ...other, triedAt: NOW }));
    expect(all.filter((one) => !isFlooded(one, all))).toHaveLength(MOST_MAILS_A_DAY);
  });
});
