import {
  decision,
  decisionWrites,
  type Alterations,
  type Decided,
} from '../../scenario/accounts/decision-request.ts';
import { SERVER_TIME } from '../../scenario/datum.ts';
import { QUEUE_PLACE, account, entryPath, profile } from '../../scenario/documents.ts';
import { person } from '../../scenario/people.ts';
import { commits, remove, set, update, type Case, type Request, type Write } from '../../scenario/request.ts';
import { each, wrongFields } from '../../scenario/wrong-values.ts';

const ada = person('ada');
const penny = person('penny');
const quinn = person('quinn');

const before = profile(penny, 'passenger', { status: 'pending', reviewCount: 1, note: 'kept' });
const seed = {
  ...account(ada, 'admin'),
  ...account(penny, 'passenger', { status: 'pending', reviewCount: 1, note: 'kept' }),
  ...account(quinn, 'driver', { status: 'pending', reviewCount: 1 }),
  'users/penny/reviews/1': { actor: 'ada', from: 'rejected', to: 'pending', at: new Date(0) },
  'mail/penny_1': { to: penny.email, template: { name: 'account-reopened', data: {} } },
};

const LONG_AGO = new Date('2025-03-02T00:00:00Z');

const rejection: Decided = {
  actor: ada,
  actorName: 'Person ada',
  target: penny,
  before,
  step: { status: 'rejected', reason: 'No photo.' },
};

const altered = (alterations: Alterations): Request => ({ by: ada, does: decision(rejection, alterations) });
const inBatch = (...more: readonly Write[]): Request => commits(ada, ...decisionWrites(rejection), ...more);
const ofQuinn: Decided = {
  ...rejection,
  target: quinn,
  before: profile(quinn, 'driver', { status: 'pending', reviewCount: 1 }),
};

/** A decision is one batch of four documents that agree; anything less is refused. */
export const DECISION_BATCH_CASES: readonly Case[] = [
  {
    title: 'a rejection with its entry, audit entry and mail is stored',
    seed,
    permitted: altered({}),
    refused: {
      'without the profile': altered({ profile: null }),
      'without the entry': altered({ entry: null }),
      'without the audit entry': altered({ review: null }),
      'without the mail': altered({ mail: null }),
      'the profile alone': altered({ entry: null, review: null, mail: null }),
      'the audit entry alone': altered({ profile: null, entry: null, mail: null }),
      'the mail alone': altered({ profile: null, entry: null, review: null }),
      'the entry alone': altered({ profile: null, review: null, mail: null }),
      'filed under the number before': altered({ number: '1' }),
      'filed under the number after': altered({ number: '3' }),
      'filed under a number with a zero in front': altered({ number: '02' }),
      'with a second audit entry': inBatch(
        set('users/penny/reviews/3', { actor: 'ada', from: 'rejected', to: 'pending', at: SERVER_TIME }),
      ),
      'with a second mail': inBatch(set('mail/penny_3', { to: penny.email })),
      'with a mail for another person': inBatch(set('mail/quinn_2', { to: quinn.email })),
      'with a mail under another name': inBatch(set('mail/penny_2_2', { to: penny.email })),
      'with a mail under no number': inBatch(set('mail/penny', { to: penny.email })),
      'with an audit entry of another person': inBatch(
        set('users/quinn/reviews/2', { actor: 'ada', from: 'pending', to: 'approved', at: SERVER_TIME }),
      ),
      'with another name of the applicant': altered({ profile: { name: 'Mallory' } }),
      'with another address': altered({ profile: { email: ada.email } }),
      'with another uid': altered({ profile: { uid: 'ada' } }),
      'with another date': altered({ profile: { createdAt: '2020-01-01T00:00:00Z' } }),
      'with a new place in the queue': altered({ profile: { [QUEUE_PLACE]: SERVER_TIME } }),
      'without a field that was there': altered({ profile: { note: undefined } }),
      'with a field that was not': altered({ profile: { isVip: true } }),
      'with the entry gone': inBatch(remove(entryPath(penny))),
      'with the profile gone': inBatch(remove('users/penny')),
      'counted twice': altered({ profile: { reviewCount: 3 } }),
      'not counted': altered({ profile: { reviewCount: 1 } }),
      'counted from zero': altered({ profile: { reviewCount: 1 }, number: '1' }),
      'by another reviewer': altered({ profile: { reviewedBy: 'sam' } }),
      'by another reviewer, in the audit entry too': altered({
        profile: { reviewedBy: 'sam' },
        review: { actor: 'sam' },
      }),
      'at another time, in the audit entry too': altered({
        profile: { reviewedAt: LONG_AGO },
        review: { at: LONG_AGO },
      }),
      "with another reviewer's name": altered({ profile: { reviewedByName: 'Sam' } }),
      "with the reviewer's address for a name": altered({ profile: { reviewedByName: ada.email } }),
      'at another time': altered({ profile: { reviewedAt: LONG_AGO } }),
      ...each(
        wrongFields({
          status: 'a text',
          rejectionReason: 'a text',
          reviewCount: 'a number',
          reviewedBy: 'a text',
          reviewedByName: 'a text',
          reviewedAt: 'a timestamp',
          role: 'a text',
        }),
        ([field, value]) => altered({ profile: { [field]: value } }),
      ),
      ...each(wrongFields({ reason: 'a text' }), ([, reason]) =>
        altered({ profile: { rejectionReason: reason ?? null }, review: { reason }, mailData: { reason } }),
      ),
      'a deletion of the audit entry before': inBatch(remove('users/penny/reviews/1')),
      'an edit of the audit entry before': inBatch(update('users/penny/reviews/1', { actor: 'quinn' })),
      'an edit of the mail before': inBatch(update('mail/penny_1', { to: ada.email })),
    },
  },
  {
    title: 'each decision in a batch must be complete',
    seed,
    permitted: { by: ada, does: decision(ofQuinn) },
    refused: {
      'the second without its mail': inBatch(...decisionWrites(ofQuinn, { mail: null })),
      'the second without its audit entry': inBatch(...decisionWrites(ofQuinn, { review: null })),
      'two on one account': inBatch(
        ...decisionWrites({
          ...rejection,
          before: { ...before, status: 'rejected', reviewCount: 2 },
          step: { status: 'pending' },
        }),
      ),
    },
  },
];
