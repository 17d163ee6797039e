import { expect, test } from 'vitest';
import { decisionMail } from './printed-mails.ts';

test('a mail about a decision is printed with its subject, and with the reason if there is one', async () => {
  const mail = (template: string, reason?: string) => decisionMail('penny@example.com', template, reason);
  expect(await mail('account-approved')).toBe('Mail to penny@example.com: Your account has been approved.');
  expect(await mail('account-rejected', 'Costs $& more')).toMatch(
    /^Mail to penny@[^:]*: [^.]+\. Reason: Costs \$& more$/,
  );
});
