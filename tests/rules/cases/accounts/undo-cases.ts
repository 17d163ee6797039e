import {
  ali,
  approvedOnce,
  decides,
  pennyAndStaff,
  pennyWith,
  sam,
  storedReview,
  withdraws,
} from '../../scenario/accounts/decisions-on-penny.ts';
import type { Case } from '../../scenario/request.ts';

/** D20: undo is the reverse of the actor's own last decision. */
export const UNDO_CASES: readonly Case[] = [
  {
    title: 'the actor undoes their own approval, back to pending',
    seed: pennyAndStaff(approvedOnce, storedReview('ada', 'pending', 'approved')),
    permitted: withdraws(),
    refused: {
      'by another person': withdraws(ali),
      'by a system_admin': withdraws(sam),
    },
  },
  ...Object.entries({
    'the actor’s own approval of a rejected account': storedReview('ada', 'rejected', 'approved'),
    'the actor’s own decision that led elsewhere': storedReview('ada', 'pending', 'rejected'),
    'the actor’s own change of a role': storedReview('ada', 'approved', 'approved', {
      fromRole: 'driver',
      toRole: 'passenger',
    }),
    'no decision that is known': null,
  }).map(([title, last]) => ({
    title: `undo of ${title} does not lead from approved to pending`,
    seed: pennyAndStaff(approvedOnce, last),
    permitted: decides(approvedOnce, { status: 'rejected' }),
    refused: { 'to pending': withdraws() },
  })),
  {
    title: 'undo applies to the last decision, not to an earlier one',
    seed: {
      ...pennyAndStaff(
        pennyWith({ status: 'approved', reviewCount: 3 }),
        storedReview('ali', 'pending', 'approved'),
      ),
      'users/penny/reviews/1': storedReview('ada', 'pending', 'approved'),
      'users/penny/reviews/2': storedReview('ali', 'approved', 'pending'),
    },
    permitted: decides(pennyWith({ status: 'approved', reviewCount: 3 }), { status: 'pending' }, ali),
    refused: {
      'the one before': decides(pennyWith({ status: 'approved', reviewCount: 3 }), { status: 'pending' }),
    },
  },
];
