import { decision, maskedDecision } from '../scenario/decision.ts';
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
} from '../scenario/decisions-on-penny.ts';
import type { Case } from '../scenario/request.ts';
import { text } from '../scenario/wrong-values.ts';

const pending = pennyWith({ status: 'pending' });
const rejected = pennyWith({ status: 'rejected', reviewCount: 1, rejectionReason: 'No photo.' });
const silent = pennyWith({ status: 'rejected', reviewCount: 12 });

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
];
