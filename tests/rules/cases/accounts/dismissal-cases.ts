import { REMOVED, type Data } from '../../scenario/datum.ts';
import { decision, type Alterations, type Step } from '../../scenario/accounts/decision-request.ts';
import {
  ada,
  decides,
  penny,
  pennyAndStaff,
  pennyWith,
  sam,
  storedReview,
} from '../../scenario/accounts/decisions-on-penny.ts';
import type { SignedIn } from '../../scenario/people.ts';
import { commits, update, type Case, type Request } from '../../scenario/request.ts';

const waiting = pennyWith({ status: 'pending' });
const dismissed = pennyWith({ status: 'rejected', dismissed: true, reviewCount: 1 });
const itsReview = storedReview('ada', 'pending', 'rejected', { dismissed: true });

const altered = (before: Data, step: Step, alterations: Alterations, actor: SignedIn = ada): Request => ({
  by: actor,
  does: decision({ actor, actorName: `Person ${actor.sub}`, target: penny, before, step }, alterations),
});

const DISMISSAL: Step = { status: 'rejected', dismissed: true };
const dismisses = (alterations: Alterations) => altered(waiting, DISMISSAL, alterations);

/** D20: a dismissal sends no mail. Until an approval the applicant gets no mail about later decisions either. */
export const DISMISSAL_CASES: readonly Case[] = [
  {
    title: 'a pending account is dismissed without a mail',
    seed: pennyAndStaff(waiting),
    permitted: decides(waiting, DISMISSAL),
    refused: {
      'with the mail of a rejection': dismisses({ mail: {} }),
      'with any other mail': dismisses({ mail: { template: { name: 'newsletter', data: {} } } }),
      'without the audit entry': dismisses({ review: null }),
      'without the entry': dismisses({ entry: null }),
      'with an audit entry that does not say so': dismisses({ review: { dismissed: undefined } }),
      'with an audit entry that denies it': dismisses({ review: { dismissed: false } }),
      'with a profile that does not say so': dismisses({ profile: { dismissed: undefined } }),
      'denied in both': dismisses({ profile: { dismissed: false }, review: { dismissed: false } }),
      'as a text in both': dismisses({ profile: { dismissed: 'yes' }, review: { dismissed: 'yes' } }),
      'with a reason': altered(waiting, { ...DISMISSAL, reason: 'Spam.' }, {}),
      'by its owner': altered(waiting, DISMISSAL, {}, penny),
      'a rejection without its mail': altered(waiting, { status: 'rejected' }, { mail: null }),
      'a dismissal that approves': altered(
        waiting,
        { status: 'approved' },
        { profile: { dismissed: true }, review: { dismissed: true } },
      ),
    },
  },
  {
    title: 'an approved account can be revoked, but not dismissed',
    seed: pennyAndStaff(pennyWith({})),
    permitted: decides(pennyWith({}), { status: 'rejected' }),
    refused: {
      'without a mail': decides(pennyWith({}), DISMISSAL),
      'with one': altered(pennyWith({}), DISMISSAL, { mail: {} }),
    },
  },
  {
    title: 'a dismissal is taken back without a mail',
    seed: pennyAndStaff(dismissed, itsReview),
    permitted: decides(dismissed, { status: 'pending' }),
    refused: {
      'with a mail': altered(dismissed, { status: 'pending' }, { mail: {} }),
      'but not for ever on the profile': altered(
        dismissed,
        { status: 'pending' },
        { profile: { dismissed: true } },
      ),
      'nor by its owner': commits(penny, update('users/penny', { dismissed: REMOVED })),
    },
  },
  {
    title: 'an approval after a dismissal sends its mail',
    seed: pennyAndStaff(dismissed, itsReview),
    permitted: decides(dismissed, { status: 'approved' }),
    refused: { 'and not left without a mail': altered(dismissed, { status: 'approved' }, { mail: null }) },
  },
  {
    title: 'a change of role sends a dismissed applicant no mail, and leaves them dismissed',
    seed: pennyAndStaff(dismissed, itsReview),
    permitted: decides(dismissed, { role: 'driver' }, sam),
    refused: {
      'no mail': altered(dismissed, { role: 'driver' }, { mail: {} }, sam),
      'no other end': altered(
        dismissed,
        { role: 'driver' },
        { profile: { dismissed: undefined }, review: { dismissed: undefined } },
        sam,
      ),
      'no dismissal of who was not': altered(
        waiting,
        { role: 'driver' },
        { profile: { dismissed: true } },
        sam,
      ),
    },
  },
  {
    title: 'the reopening of a dismissed account can be undone',
    seed: pennyAndStaff(
      pennyWith({ status: 'pending', reviewCount: 2 }),
      storedReview('ada', 'rejected', 'pending'),
    ),
    permitted: decides(pennyWith({ status: 'pending', reviewCount: 2 }), DISMISSAL),
    refused: {
      'as a revocation it is none': decides(pennyWith({ status: 'approved', reviewCount: 2 }), DISMISSAL),
    },
  },
];
