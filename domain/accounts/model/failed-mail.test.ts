import { expect, test } from 'vitest';
import { failedAt, MAIL_FAILURES, mailTask } from './mail-delivery.ts';
import { besideAccount, mayBeSentAgain, readFailedMail, sendAgainBatch } from './failed-mail.ts';

const NOW = new Date('2026-03-01T08:00:00Z');
const MAIL = {
  to: 'penny@example.com',
  template: { name: 'account-approved', data: { role: 'passenger', status: 'approved' } },
};

test.each(MAIL_FAILURES)('a mail that was given up as %s is read with this failure', (failure) => {
  expect(readFailedMail('penny_1', { ...MAIL, attempts: 1, ...failedAt(NOW, failure) })).toEqual({
    id: 'penny_1',
    to: 'penny@example.com',
    name: 'account-approved',
    failure,
    triedAt: NOW,
  });
});

test('an unreadable mail is read as damaged, and may not be sent again', () => {
  const odd = readFailedMail('odd', { to: 7, template: 'x', failure: 'whatever', triedAt: 'now' });
  expect(odd).toEqual({ id: 'odd', to: '', name: null, failure: 'damaged', triedAt: null });
  expect(mayBeSentAgain(odd)).toBe(false);
});

test('a given-up mail that is queued again is due at once, and starts at its first attempt', () => {
  const [write] = sendAgainBatch('penny_1');
  const again = { ...MAIL, ...write?.fields, dueAt: NOW };
  expect(mailTask('penny_1', again, NOW)).toMatchObject({ do: 'send', attempt: { number: 1 } });
});

test('a given-up mail may be sent again while it is true of its account, and is superseded afterwards', () => {
  const failed = readFailedMail('penny_1', { ...MAIL, ...failedAt(NOW, 'server') });
  expect(mayBeSentAgain(failed)).toBe(true);
  expect(besideAccount(failed, { status: 'approved', reviewCount: 1 })).toEqual(failed);
  for (const account of [{ status: 'rejected', reviewCount: 2 }, null]) {
    const over = besideAccount(failed, account);
    expect(over).toEqual({ ...failed, failure: 'superseded' });
    expect(mayBeSentAgain(over)).toBe(false);
  }
});

test('an unreadable mail stays damaged although its account is gone', () => {
  const odd = readFailedMail('penny_1', { ...failedAt(NOW, 'damaged') });
  expect(besideAccount(odd, null)).toEqual(odd);
});
