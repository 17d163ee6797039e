import { REMOVED } from '../scenario/datum.ts';
import { person } from '../scenario/people.ts';
import type { Case } from '../scenario/request.ts';
import { damaged, repairs } from './repair-cases.ts';

const ina = person('ina');

/** D21: a rejected gate or status stays rejected, whatever else is repaired. */
export const REJECTED_REPAIR_CASES: readonly Case[] = [
  {
    title: 'a rejected profile without a role gets one and stays rejected, with its reason',
    seed: damaged(
      { role: undefined, status: 'rejected', rejectionReason: 'No photo.' },
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
    title: 'an owner cannot repair a profile that has a reason but no status',
    seed: damaged({ status: undefined, rejectionReason: 'No photo.' }, { gate: 'rejected', uid: 'ina' }),
    permitted: repairs({ status: 'rejected' }, null),
    refused: { 'as pending': repairs({ status: 'pending', rejectionReason: REMOVED }, 'pending') },
  },
  {
    title: 'a reason without a status, behind an open gate, is left to an administrator',
    seed: damaged({ status: undefined, rejectionReason: 'No photo.' }),
    permitted: { by: ina, does: { kind: 'get', path: 'users/ina' } },
    refused: {
      'stays no pending one': repairs({ status: 'pending' }, 'pending'),
      'is not taken away': repairs({ status: 'pending', rejectionReason: REMOVED }, 'pending'),
      'makes nobody rejected': repairs({ status: 'rejected' }, 'rejected'),
    },
  },
  {
    title: 'a profile without address and status behind a rejected gate becomes rejected',
    seed: damaged({ email: undefined, status: undefined }, { gate: 'rejected', uid: 'ina' }),
    permitted: repairs({ email: ina.email, status: 'rejected' }, null),
    refused: { pending: repairs({ email: ina.email, status: 'pending' }, 'pending') },
  },
];
