import { decision, type Step } from '../../scenario/accounts/decision-request.ts';
import type { Data } from '../../scenario/datum.ts';
import { ada, decides, penny, sam } from '../../scenario/accounts/decisions-on-penny.ts';
import { account, profile } from '../../scenario/documents.ts';
import { person, type SignedIn } from '../../scenario/people.ts';
import type { Case, Request, Seed } from '../../scenario/request.ts';

const sue = person('sue');

function seedOf(before: Data, more: Seed = {}): Seed {
  return {
    ...account(ada, 'admin'),
    ...account(sam, 'system_admin'),
    ...account(sue, 'system_admin'),
    ...account(penny, String(before['role']), before),
    ...more,
  };
}

const steps = (before: Data, step: Step, actor: SignedIn = sam): Request => decides(before, step, actor);

const roles = ['passenger', 'driver', 'admin', 'system_admin'];
const rejected = profile(penny, 'driver', { status: 'rejected', rejectionReason: 'No photo.' });
const moved = profile(penny, 'driver', { reviewCount: 1 });
const change = (actor: string, fromRole: string, toRole: string): Seed => ({
  'users/penny/reviews/1': { actor, from: 'approved', to: 'approved', at: new Date(0), fromRole, toRole },
});

/** D20: a system_admin changes a role to another of the four. */
export const ROLE_STEP_CASES: readonly Case[] = [
  ...roles.flatMap((from) =>
    roles
      .filter((to) => to !== from)
      .map((to) => {
        const before = profile(penny, from, { status: from === 'driver' ? 'pending' : 'approved' });
        return {
          title: `a ${from} becomes ${to}`,
          seed: seedOf(before),
          permitted: steps(before, { role: to }),
          refused: {
            'by an admin': steps(before, { role: to }, ada),
            'by themselves': steps(before, { role: to }, penny),
            'together with the status': steps(before, { role: to, status: 'rejected' }),
            'or something unknown': steps(before, { role: 'owner' }),
          },
        };
      }),
  ),
  {
    title: 'the role of a rejected account changes, and its reason stays and is in the mail',
    seed: seedOf(rejected),
    permitted: steps(rejected, { role: 'passenger' }),
    refused: {
      'and goes': {
        by: sam,
        does: decision(
          {
            actor: sam,
            actorName: 'Person sam',
            target: penny,
            before: rejected,
            step: { role: 'passenger' },
          },
          {
            profile: { rejectionReason: undefined },
            review: { reason: undefined },
            mailData: { reason: undefined },
          },
        ),
      },
      'and is another': steps(rejected, { role: 'passenger', reason: 'Another one.' }),
    },
  },
  {
    title: 'an auditor becomes a driver',
    seed: seedOf(profile(penny, 'auditor')),
    permitted: steps(profile(penny, 'auditor'), { role: 'driver' }),
    refused: { 'no other role that is unknown': steps(profile(penny, 'auditor'), { role: 'owner' }) },
  },
  {
    title: 'undo turns a driver who was an auditor into an auditor again',
    seed: seedOf(moved, change('sam', 'auditor', 'driver')),
    permitted: steps(moved, { role: 'auditor' }),
    refused: {
      'by another system_admin': steps(moved, { role: 'auditor' }, sue),
      'something else': steps(moved, { role: 'owner' }),
      'with another status': steps(moved, { role: 'auditor', status: 'rejected' }),
    },
  },
  {
    title: 'undo of another change does not restore an unknown role',
    seed: seedOf(moved, change('sam', 'auditor', 'passenger')),
    permitted: steps(moved, { role: 'passenger' }),
    refused: { 'an auditor': steps(moved, { role: 'auditor' }) },
  },
  {
    title: 'undo of a status change does not restore an unknown role',
    seed: seedOf(moved, {
      'users/penny/reviews/1': { actor: 'sam', from: 'pending', to: 'approved', at: new Date(0) },
    }),
    permitted: steps(moved, { status: 'pending' }),
    refused: { 'an auditor': steps(moved, { role: 'auditor' }) },
  },
  ...['rejected', 'approved', 'pending'].map((status) => {
    const before = profile(penny, 'driver', {
      status,
      reviewCount: 1,
      ...(status === 'rejected' && { rejectionReason: 'No photo.' }),
    });
    return {
      title: `the actor of a role change on a ${status} account undoes it, and decides nothing else with it`,
      seed: seedOf(before, {
        'users/penny/reviews/1': {
          actor: 'sam',
          from: status,
          to: status,
          at: new Date(0),
          fromRole: 'passenger',
          toRole: 'driver',
        },
      }),
      permitted: steps(before, { role: 'passenger' }),
      refused: {
        'no status that stays': steps(before, { status }),
        'no other reason': steps(before, { status, reason: 'Another one.' }),
      },
    };
  }),
];
