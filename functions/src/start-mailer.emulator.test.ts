import { afterEach, expect, test } from 'vitest';
import { createLocalProject } from '../../tools/operations/local-project.builder.ts';
import { startMailer } from '../../tools/backend/sender/start-mailer.ts';

let stop = async () => {};
afterEach(() => stop());

test('a mail that a decision queues is sent to the local mail server, and printed as it arrived', async () => {
  const project = createLocalProject('mails');
  const printed: string[] = [];
  stop = await startMailer(project.backend.firestore, (line) => void printed.push(line));
  const data = { role: 'driver', status: 'rejected', reason: 'Costs $& “more”' };
  await project.put('users/penny', { status: 'rejected', reviewCount: 1 });
  await project.put('mail/penny_1', {
    to: 'penny@example.com',
    template: { name: 'account-rejected', data },
  });
  await expect.poll(() => printed, { timeout: 10_000 }).toHaveLength(1);
  expect(printed[0]?.split('\n')).toEqual([
    'Mail to penny@example.com: Your account was not approved',
    '  Hello,',
    '  An administrator has reviewed your Car Booking System account and did not approve it, so you cannot sign in.',
    '  Reason: Costs $& “more”',
    '  If you have questions, please contact an administrator.',
  ]);
});
