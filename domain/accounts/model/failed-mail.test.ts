import { expect, test } from 'vitest';
import { failedAt, MAIL_FAILURES, mailTask } from './mail-delivery.ts';
import { mayBeSentAgain, readFailedMail, sendAgainBatch } from './failed-mail.ts';

const NOW = new Date('2026-03-01T08:00:00Z');
const MAIL = {
  to: 'penny@example.com',
  template: { name: 'account-approved', data: { role: 'passenger', status: 'approved' } },
};

test.each(MAIL_FAILURES)('a mail that was given up as %s is read with its reason', (failure) => {
  expect(readFailedMail('penny_1', { ...MAIL, attempts: 1, ...failedAt(NOW, failure) })).toEqual({
    id: 'penny_1',
    to: 'penny@example.com',
    name: 'account-approved',
    failure,
    triedAt: NOW,
  });
});

test('of a mail that cannot be read nothing is shown but that', () => {
  const odd = readFailedMail('odd', { to: 7, template: 'x', failure: 'whatever', triedAt: 'now' });
  expect(odd).toEqual({ id: 'odd', to: '', name: null, failure: 'damaged', triedAt: null });
  expect(mayBeSentAgain(odd)).toBe(false);
});

test('a mail that is to be sent again is due at once, and has all of its attempts', () => {
  const [write] = sendAgainBatch('penny_1');
  const again = { ...MAIL, ...write?.fields, dueAt: NOW };
  expect(mailTask(again, NOW)).toMatchObject({ do: 'send', attempt: 1 });
});
