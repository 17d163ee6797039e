import { newName } from '../../scenario/accounts/new-name.ts';
import { decision, decisionWrites } from '../../scenario/accounts/decision-request.ts';
import { ada, approvalOfPenny, penny } from '../../scenario/accounts/decisions-on-penny.ts';
import { account, entryPath, profile } from '../../scenario/documents.ts';
import { person } from '../../scenario/people.ts';
import { commits, set, update, type Case } from '../../scenario/request.ts';

const waiting = { status: 'pending' };

/** Row "accounts": further conditions of a decision, and writes that it does not permit. */
export const DECISION_SIDE_CASES: readonly Case[] = [
  {
    title: 'an administrator changes a directory entry only with a decision',
    seed: {
      ...account(ada, 'admin'),
      ...account(penny, 'passenger', waiting),
      'users/ida': profile(person('ida'), 'driver'),
    },
    permitted: { by: ada, does: decision(approvalOfPenny) },
    refused: {
      'not even a missing one': commits(ada, set(entryPath(person('ida')), { gate: 'open', uid: 'ida' })),
      'nor one more in the same batch': commits(
        ada,
        ...decisionWrites(approvalOfPenny),
        set(entryPath(person('other')), { gate: 'open', uid: 'penny' }),
      ),
    },
  },
  {
    title: 'an administrator signs with the stored name',
    seed: { ...account(ada, 'admin'), ...account(penny, 'passenger', waiting) },
    permitted: { by: ada, does: decision(approvalOfPenny) },
    refused: {
      'not with the one that the same batch brings': commits(
        ada,
        update('users/ada', newName('Ada New', 'Person ada')),
        ...decisionWrites({ ...approvalOfPenny, actorName: 'Ada New' }),
      ),
    },
  },
];
