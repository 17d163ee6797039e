import { expect, test } from 'vitest';
import { decisionMail } from './printed-mails.ts';

test('a mail about a decision is printed with its subject and its text', async () => {
  expect(await decisionMail('penny@example.com', 'account-approved', undefined)).toBe(
    'Mail to penny@example.com: Your account has been approved. An administrator has approved your Car Booking System account. ' +
      'You can sign in now. If you did not ask for this account, please contact an administrator.',
  );
});

test('a mail gives the reason as it was typed, and without one says nothing of it', async () => {
  const mail = (reason?: string) => decisionMail('penny@example.com', 'account-rejected', reason);
  expect(await mail('Costs $& more')).toContain('You cannot sign in. Reason: Costs $& more If you have');
  expect(await mail()).toContain('You cannot sign in. If you have questions');
});
