import { decision, type Decided } from '../scenario/decision.ts';
import { account, profile } from '../scenario/documents.ts';
import { person } from '../scenario/people.ts';
import type { Case } from '../scenario/request.ts';

const ada = person('ada');
const penny = person('penny');

/** As seen by an administrator who has not reloaded since. */
const rejection: Decided = {
  actor: ada,
  actorName: 'Person ada',
  target: penny,
  before: profile(penny, 'passenger', { status: 'pending', reviewCount: 1 }),
  step: { status: 'rejected', reason: 'No photo.' },
};

/** Of two decisions from the same state only one is stored (D20). */
export const STORED_STATE_CASES: readonly Case[] = [
  {
    title: 'a decision is taken from the stored state',
    seed: {
      ...account(ada, 'admin'),
      ...account(penny, 'passenger', { reviewCount: 2 }),
      'users/penny/reviews/2': { actor: 'sam', from: 'pending', to: 'approved', at: new Date(0) },
      'mail/penny_2': { to: penny.email, template: { name: 'account-approved', data: {} } },
    },
    permitted: {
      by: ada,
      does: decision({ ...rejection, before: profile(penny, 'passenger', { reviewCount: 2 }) }),
    },
    refused: {
      'not from the one it was in before another decision': { by: ada, does: decision(rejection) },
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
