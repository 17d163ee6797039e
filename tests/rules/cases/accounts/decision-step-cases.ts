import { decision, maskedDecision, type Decided } from '../../scenario/accounts/decision-request.ts';
import {
  ada,
  approvalOfPenny,
  approvedOnce,
  decides,
  penny,
  pennyAndStaff,
  pennyWith,
  sam,
  storedReview,
  withdraws,
} from '../../scenario/accounts/decisions-on-penny.ts';
import { commits, type Case, get, set, update, type Write } from '../../scenario/request.ts';
import { text } from '../../scenario/wrong-values.ts';
import { account, profile, entryPath } from '../../scenario/documents.ts';
import { newName } from '../../scenario/accounts/new-name.ts';
import { pendingEntry, registers } from '../../scenario/accounts/registration.ts';

const pending = pennyWith({ status: 'pending' });
const rejected = pennyWith({ status: 'rejected', reviewCount: 1, rejectionReason: 'No photo.' });
const silent = pennyWith({ status: 'rejected', reviewCount: 12 });

/** A decision from an older state. An administrator still sees that state before a reload of the page. */
const rejection: Decided = {
  actor: ada,
  actorName: 'Person ada',
  target: penny,
  before: profile(penny, 'passenger', { status: 'pending', reviewCount: 1 }),
  step: { status: 'rejected', reason: 'No photo.' },
};

/** Of two decisions from the same state only one is stored (D20). */
const STORED_STATE_CASES: readonly Case[] = [
  {
    title: 'a decision starts from the stored state',
    seed: {
      ...account(ada, 'admin'),
      ...account(penny, 'passenger', { reviewCount: 2 }),
      'users/penny/reviews/2': {
        actor: 'sam',
        from: 'pending',
        to: 'approved',
        at: new Date(0),
      },
      'mail/penny_2': { to: penny.email, template: { name: 'account-approved', data: {} } },
    },
    permitted: {
      by: ada,
      does: decision({ ...rejection, before: profile(penny, 'passenger', { reviewCount: 2 }) }),
    },
    refused: {
      'not from the one it was in before another decision': {
        by: ada,
        does: decision(rejection),
      },
      'not from another one': {
        by: ada,
        does: decision({
          ...rejection,
          before: profile(penny, 'passenger', { status: 'pending', reviewCount: 2 }),
        }),
      },
    },
  },
  {
    title: 'a profile without a count takes its first decision',
    seed: {
      ...account(ada, 'admin'),
      ...account(penny, 'passenger', { status: 'pending', reviewCount: undefined }),
    },
    permitted: {
      by: ada,
      does: decision({
        ...rejection,
        before: profile(penny, 'passenger', { status: 'pending', reviewCount: undefined }),
      }),
    },
    refused: { 'is not its second': { by: ada, does: decision(rejection) } },
  },
];

const writes = (...all: readonly Write[]) => commits(penny, ...all);

/** Writes that change nothing are refused: each one costs money, and a rejected account could repeat them for ever. */
const UNCHANGED_CASES: readonly Case[] = [
  ...['pending', 'rejected', 'approved'].map((status) => {
    const seed = account(penny, 'passenger', { status });
    const [stored = {}, entry = {}] = [seed['users/penny'], seed[entryPath(penny)]];
    return {
      title: `a ${status} person reads documents that they cannot write again unchanged`,
      seed,
      permitted: { by: penny, does: get('users/penny') },
      refused: {
        'nothing of the profile': writes(update('users/penny', {})),
        'the same name': writes(update('users/penny', { name: 'Person penny' })),
        'the same name, as if it were a new one': writes(
          update('users/penny', newName('Person penny', 'Person penny')),
        ),
        'the same profile': writes(set('users/penny', stored)),
        'the same entry': writes(set(entryPath(penny), entry)),
        'the same gate': writes(update(entryPath(penny), { uid: 'penny' })),
        both: writes(set('users/penny', stored), set(entryPath(penny), entry)),
      },
    };
  }),
  {
    title: 'a person whose profile is gone registers again, and the entry may stay as it is',
    seed: { [entryPath(penny)]: pendingEntry(penny) },
    permitted: registers(penny),
    refused: {
      'not the entry alone': writes(set(entryPath(penny), pendingEntry(penny))),
    },
  },
  {
    title: 'a damaged role is repaired together with the entry that is missing',
    seed: { 'users/penny': profile(penny, 'Admin!', { status: 'pending' }) },
    permitted: writes(
      update('users/penny', { role: 'passenger' }),
      set(entryPath(penny), pendingEntry(penny)),
    ),
    refused: {
      'not the entry alone': writes(set(entryPath(penny), pendingEntry(penny))),
    },
  },
  {
    title: 'a repair may write the entry as it is, together with the profile',
    seed: {
      'users/penny': profile(penny, 'passenger', { status: 'pending', reviewCount: undefined }),
      [entryPath(penny)]: pendingEntry(penny),
    },
    permitted: writes(update('users/penny', { reviewCount: 0 }), set(entryPath(penny), pendingEntry(penny))),
    refused: {
      'not the entry alone': writes(set(entryPath(penny), pendingEntry(penny))),
    },
  },
];

/** D20: which decision leads from which state to which. */
export const DECISION_STEP_CASES: readonly Case[] = [
  {
    title: 'a pending account is approved',
    seed: pennyAndStaff(pending),
    permitted: decides(pending, { status: 'approved' }),
    refused: {
      'an unknown status': decides(pending, { status: 'active' }),
      'an empty status': decides(pending, { status: '' }),
      'nothing at all': decides(pending, {}),
      'approved with a reason': {
        by: ada,
        does: decision(approvalOfPenny, {
          profile: { rejectionReason: 'Good.' },
          review: { reason: 'Good.' },
          mailData: { reason: 'Good.' },
        }),
      },
    },
  },
  {
    title: 'a pending account is rejected with a reason of 500 characters',
    seed: pennyAndStaff(pending),
    permitted: decides(pending, { status: 'rejected', reason: text(500) }),
    refused: {
      'of 501': decides(pending, { status: 'rejected', reason: text(501) }),
      'of none': decides(pending, { status: 'rejected', reason: '' }),
    },
  },
  {
    title: 'a pending account is rejected without a reason, by masked updates',
    seed: pennyAndStaff(pending),
    permitted: {
      by: ada,
      does: maskedDecision({ ...approvalOfPenny, step: { status: 'rejected' } }),
    },
    refused: { 'by the applicant': decides(pending, { status: 'rejected' }, penny) },
  },
  {
    title: 'a rejected account is approved and loses its reason',
    seed: pennyAndStaff(rejected),
    permitted: decides(rejected, { status: 'approved' }),
    refused: {
      'with the reason left': {
        by: ada,
        does: maskedDecision({ ...approvalOfPenny, before: rejected }),
      },
    },
  },
  {
    title: 'a rejected account is reopened',
    seed: pennyAndStaff(silent),
    permitted: decides(silent, { status: 'pending' }),
    refused: {
      'rejected once more': decides(silent, { status: 'rejected', reason: 'Still no photo.' }),
      'as an unknown one': decides(silent, { status: 'reopened' }),
    },
  },
  {
    title: 'the reason of a rejected account is not rewritten',
    seed: pennyAndStaff(rejected, storedReview('ada', 'rejected', 'rejected')),
    permitted: decides(rejected, { status: 'pending' }),
    refused: {
      'as the same decision': decides(rejected, { status: 'rejected', reason: 'Another one.' }),
      'with a role': decides(rejected, { role: 'driver', reason: 'Another one.' }, sam),
    },
  },
  {
    title: 'an approved account is revoked with a reason of one character',
    seed: pennyAndStaff(approvedOnce, storedReview('ali', 'pending', 'approved')),
    permitted: decides(approvedOnce, { status: 'rejected', reason: '-' }),
    refused: {
      'approved once more': decides(approvedOnce, { status: 'approved' }),
      'back to pending, although another person approved': withdraws(),
    },
  },
  ...STORED_STATE_CASES,
  ...UNCHANGED_CASES,
];
