import { REMOVED, SERVER_TIME, increment } from '../../scenario/datum.ts';
import { account, entryPath } from '../../scenario/documents.ts';
import { person } from '../../scenario/people.ts';
import { commits, remove, set, update, type Case, type Request, type Write } from '../../scenario/request.ts';

const ada = person('ada');
const penny = person('penny');

const seed = {
  ...account(ada, 'admin'),
  ...account(penny, 'passenger', { status: 'pending', reviewCount: 1 }),
  'users/penny/reviews/1': { actor: 'ada', from: 'rejected', to: 'pending', at: new Date(0) },
  'mail/penny_1': { to: penny.email, template: { name: 'account-reopened', data: {} } },
};

const alone = (...writes: readonly Write[]): Request => commits(ada, ...writes);

/** Row "nobody": audit entries and queued mails stay as they were written. */
export const RECORD_CASES: readonly Case[] = [
  {
    title: 'no person edits or deletes the audit entry or the mail of a decision',
    seed,
    permitted: { by: ada, does: { kind: 'get', path: 'users/penny/reviews/1' } },
    refused: {
      'an audit entry edited': alone(update('users/penny/reviews/1', { reason: 'None.' })),
      'an audit entry written again': alone(set('users/penny/reviews/1', { actor: 'ada' })),
      'an audit entry deleted': alone(remove('users/penny/reviews/1')),
      'a mail edited': alone(update('mail/penny_1', { to: ada.email })),
      'a mail deleted': alone(remove('mail/penny_1')),
      'a profile deleted': alone(remove('users/penny')),
      'an entry deleted': alone(remove(entryPath(penny))),
      'a count raised': alone(update('users/penny', { reviewCount: increment(1) })),
      'a reviewer erased': alone(update('users/penny', { reviewedBy: REMOVED })),
      'a tombstone written': alone(set('tombstones/t1', { releasedAt: SERVER_TIME, uid: 'penny' })),
      'an unknown collection': alone(set('invoices/i1', { by: 'ada' })),
      'an unknown subcollection': alone(set('users/ada/notes/1', { by: 'ada' })),
    },
  },
];
