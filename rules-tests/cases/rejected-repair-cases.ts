import { REMOVED } from '../scenario/datum.ts';
import { person } from '../scenario/people.ts';
import type { Case } from '../scenario/request.ts';
import { damaged, repairs } from './repair-cases.ts';

const ina = person('ina');

/** D21: a rejected gate or status stays rejected, whatever else is repaired. */
export const REJECTED_REPAIR_CASES: readonly Case[] = [
  {
    title: 'a rejected profile without a role gets one and stays rejected, reason included',
    seed: damaged(
      { role: undefined, status: 'rejected', rejectionReason: 'No licence.' },
      { gate: 'rejected', uid: 'ina' },
    ),
    permitted: repairs({ role: 'driver' }, 'rejected'),
    refused: {
      pending: repairs({ role: 'driver', status: 'pending' }, 'pending'),
      'without the reason': repairs({ role: 'driver', rejectionReason: REMOVED }, 'rejected'),
      'with another reason': repairs({ role: 'driver', rejectionReason: 'None.' }, 'rejected'),
    },
  },
  {
    title: 'a profile without a status but with a reason is not for its owner to explain',
    seed: damaged({ status: undefined, rejectionReason: 'No licence.' }, { gate: 'rejected', uid: 'ina' }),
    permitted: repairs({ status: 'rejected' }, null),
    refused: { 'as pending': repairs({ status: 'pending', rejectionReason: REMOVED }, 'pending') },
  },
  {
    title: 'a reason without a status, behind a gate that is open',
    seed: damaged({ status: undefined, rejectionReason: 'No licence.' }),
    permitted: { by: ina, does: { kind: 'get', path: 'users/ina' } },
    refused: {
      'stays no pending one': repairs({ status: 'pending' }, 'pending'),
      'is not taken away': repairs({ status: 'pending', rejectionReason: REMOVED }, 'pending'),
      'makes nobody rejected': repairs({ status: 'rejected' }, 'rejected'),
    },
  },
  {
    title: 'a profile without address and status whose gate was rejected is rejected',
    seed: damaged({ email: undefined, status: undefined }, { gate: 'rejected', uid: 'ina' }),
    permitted: repairs({ email: ina.email, status: 'rejected' }, null),
    refused: { pending: repairs({ email: ina.email, status: 'pending' }, 'pending') },
  },
];
