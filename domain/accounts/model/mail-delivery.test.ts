import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/durations.ts';
import { REMOVED } from '../../shared/record-write.ts';
import { answered, claimOf, MAIL_LEASE_MS, mailTask, MOST_MAIL_ATTEMPTS } from './mail-delivery.ts';

const NOW = new Date('2026-03-01T08:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const MAIL = {
  to: 'penny@example.com',
  template: { name: 'account-approved', data: { role: 'passenger', status: 'approved' } },
};
const FIRST = { number: 1, arrivals: 0 };
const SUBJECT = { uid: 'penny', kind: 'decision', number: 1 };
const put = (number: number, arrivals = 0) =>
  answered({ state: 'put-off', failure: 'server' }, { number, arrivals }, NOW);

describe('what the sender does about a mail', () => {
  test('a new mail is sent at once, with or without a due time, even if that is in the future', () => {
    for (const fields of [MAIL, { ...MAIL, dueAt: NOW }, { ...MAIL, dueAt: later(1000) }])
      expect(mailTask('penny_1', fields, NOW)).toMatchObject({
        do: 'send',
        subject: SUBJECT,
        attempt: FIRST,
      });
  });

  test('a new mail that has waited for more than a day is given up, and a mail that was put off two days ago is sent', () => {
    const fields = { ...MAIL, dueAt: NOW };
    expect(mailTask('penny_1', fields, later(DAY_MS))).toMatchObject({ do: 'send' });
    expect(mailTask('penny_1', fields, later(DAY_MS + 1))).toEqual({ do: 'give-up', failure: 'late' });
    const waiting = { ...fields, state: 'waiting', attempts: 1 };
    expect(mailTask('penny_1', waiting, later(2 * DAY_MS))).toMatchObject({ do: 'send' });
  });

  test('a mail that was put off is left alone until it is due', () => {
    const waiting = { ...MAIL, state: 'waiting', attempts: 1, dueAt: later(1) };
    expect(mailTask('penny_1', waiting, NOW)).toEqual({ do: 'nothing' });
  });

  test.each(['odd', 'penny', 'penny_', 'penny_1x', '_1', 'penny_x1'])(
    'a mail with the id "%s" is given up as damaged',
    (id) => {
      expect(mailTask(id, MAIL, NOW)).toEqual({ do: 'give-up', failure: 'damaged' });
    },
  );

  test('a claimed mail is left alone until its lease ends, and then sent by the next attempt', () => {
    const claimed = { ...MAIL, ...claimOf(FIRST, NOW) };
    expect(mailTask('penny_1', claimed, later(MAIL_LEASE_MS - 1))).toEqual({ do: 'nothing' });
    expect(mailTask('penny_1', claimed, later(MAIL_LEASE_MS))).toMatchObject({
      do: 'send',
      attempt: { number: 2, arrivals: 1 },
    });
  });

  test('possible arrivals count until the last attempt is a day old', () => {
    const again = { ...MAIL, state: 'waiting', attempts: 0, mayHaveArrived: 10, triedAt: NOW };
    const at = (ms: number) => mailTask('penny_1', { ...again, dueAt: later(ms) }, later(ms));
    expect(at(DAY_MS - 1)).toMatchObject({ attempt: { arrivals: 10 } });
    expect(at(DAY_MS)).toMatchObject({ attempt: { arrivals: 0 } });
  });

  test.each(['sent', 'failed'])('a mail that is %s is left alone', (state) => {
    expect(mailTask('penny_1', { ...MAIL, state }, NOW)).toEqual({ do: 'nothing' });
  });

  test('a mail is given up if the end of its last permitted attempt was not stored', () => {
    const stored = { ...MAIL, ...claimOf({ number: MOST_MAIL_ATTEMPTS, arrivals: 0 }, NOW) };
    expect(mailTask('penny_1', stored, later(DAY_MS))).toEqual({ do: 'give-up', failure: 'server' });
  });

  test.each([
    ['an unknown state', { state: 'SUCCESS' }],
    ['a state of another type', { state: 7 }],
    ['an unreadable due time', { state: 'waiting', dueAt: 'soon' }],
    ['an unreadable template', { template: 7 }],
  ])('a mail with %s is given up as damaged', (_, fields) => {
    expect(mailTask('penny_1', { ...MAIL, ...fields }, NOW)).toEqual({ do: 'give-up', failure: 'damaged' });
  });
});

describe('how an attempt ends', () => {
  test('an accepted mail is stored as sent, and removed after 30 days', () => {
    expect(answered({ state: 'accepted' }, FIRST, NOW)).toEqual({
      state: 'sent',
      sentAt: NOW,
      dueAt: REMOVED,
      deleteAt: later(30 * DAY_MS),
    });
  });

  test('a mail that was refused is given up at once, with the reason', () => {
    expect(answered({ state: 'refused', failure: 'address' }, FIRST, NOW)).toMatchObject({
      state: 'failed',
      failure: 'address',
      dueAt: REMOVED,
    });
  });

  test('an attempt counts as a possible arrival from its claim on, unless it is refused or put off', () => {
    const second = { number: 2, arrivals: 1 };
    expect(claimOf(second, NOW)).toMatchObject({ mayHaveArrived: 2 });
    expect(answered({ state: 'unanswered' }, second, NOW)).toMatchObject({
      state: 'waiting',
      mayHaveArrived: 2,
    });
    expect(put(2, 1)).toMatchObject({ mayHaveArrived: 1 });
    expect(answered({ state: 'refused', failure: 'content' }, second, NOW)).toMatchObject({
      mayHaveArrived: 1,
    });
    expect(answered({ state: 'accepted' }, second, NOW)).not.toHaveProperty('mayHaveArrived');
    const last = { number: MOST_MAIL_ATTEMPTS, arrivals: 7 };
    expect(answered({ state: 'unanswered' }, last, NOW)).toMatchObject({
      state: 'failed',
      failure: 'server',
      mayHaveArrived: 8,
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
