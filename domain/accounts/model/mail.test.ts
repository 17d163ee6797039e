import { describe, expect, test } from 'vitest';
import { decisionBatch } from './decision-batch.ts';
import { LONGEST_REASON } from './account-limits.ts';
import { questionBatch } from './question.ts';
import { readQueuedMail } from './mail.ts';
import { anApprovedUser, aPendingUser } from './user.builder.ts';

const SOUND = {
  to: 'penny@example.com',
  template: {
    name: 'account-rejected',
    data: { role: 'passenger', status: 'rejected', reason: 'Unreadable photo' },
  },
};
const withData = (data: unknown) => ({ ...SOUND, template: { ...SOUND.template, data } });

describe('a queued mail', () => {
  test('a mail that a decision or a question has queued is read', () => {
    const before = aPendingUser();
    const after = anApprovedUser({ reviewCount: 1 });
    const batches = [
      decisionBatch({ before, after }, { by: 'ada', byName: 'Ada' }),
      questionBatch(before, 'ada', 'Which car?'),
    ];
    const mails = batches.flat().filter(({ path }) => path.startsWith('mail/'));
    expect(mails.map(({ fields }) => readQueuedMail({ ...fields })?.name)).toEqual([
      'account-approved',
      'account-question',
    ]);
    expect(readQueuedMail(SOUND)).toEqual({
      to: 'penny@example.com',
      name: 'account-rejected',
      role: 'passenger',
      reason: 'Unreadable photo',
    });
  });

  test.each([
    ['no fields', {}],
    ['a number as its address', { ...SOUND, to: 7 }],
    ['two addresses', { ...SOUND, to: 'penny@example.com,eve@example.com' }],
    ['a header in its address', { ...SOUND, to: 'penny@example.com\r\nBcc: eve@example.com' }],
    ['an unknown template', { ...SOUND, template: { ...SOUND.template, name: 'account-closed' } }],
    ['an inherited name of a template', { ...SOUND, template: { ...SOUND.template, name: 'constructor' } }],
    ['a text as its template', { ...SOUND, template: 'account-approved' }],
    ['a list as its data', withData([])],
    ['no role', withData({ status: 'approved' })],
    ['a role of a megabyte', withData({ role: 'x'.repeat(1_000_000) })],
    ['a map as its reason', withData({ role: 'driver', reason: {} })],
    ['a reason that is too long', withData({ role: 'driver', reason: 'x'.repeat(LONGEST_REASON + 1) })],
  ])('a mail with %s is unreadable', (_, fields) => {
    expect(readQueuedMail(fields)).toBeNull();
  });
});
