import { decision, type Step } from '../../scenario/accounts/decision-request.ts';
import {
  ada,
  ali,
  approvalOfPenny,
  penny,
  sam,
  staff as approvedStaff,
} from '../../scenario/accounts/decisions-on-penny.ts';
import { account, profile } from '../../scenario/documents.ts';
import { NOBODY, person, type SignedIn } from '../../scenario/people.ts';
import type { Case, Request } from '../../scenario/request.ts';

const sue = person('sue');
const pia = person('pia');
const rob = person('rob');
const dora = person('dora');

const staff = {
  ...approvedStaff,
  ...account(sue, 'system_admin'),
  ...account(pia, 'admin', { status: 'pending' }),
  ...account(rob, 'system_admin', { status: 'rejected' }),
  ...account(dora, 'auditor'),
};

interface Stored {
  readonly role: string;
  readonly status: string;
}

function decides(actor: SignedIn, target: SignedIn, { role, status }: Stored, step: Step): Request {
  const before = profile(target, role, { status });
  return { by: actor, does: decision({ actor, actorName: `Person ${actor.sub}`, target, before, step }) };
}

const passenger = { role: 'passenger', status: 'pending' };
const ADMIN = { role: 'admin', status: 'approved' };
const SYSTEM_ADMIN = { role: 'system_admin', status: 'approved' };
const pendingAs = (role: string) => ({ role, status: 'pending' });
const approve = { status: 'approved' };
const REVOKE = { status: 'rejected' };
const approvedBy = (actor: SignedIn) => decides(actor, penny, passenger, approve);

/** Row "accounts": the accounts on which each role decides. */
export const DECISION_POWER_CASES: readonly Case[] = [
  ...[ada, sam].map((actor) => ({
    title: `an approved administrator (${actor.sub}) approves a passenger [S6.7]`,
    seed: { ...staff, ...account(penny, 'passenger', passenger) },
    permitted: approvedBy(actor),
    refused: {
      'a pending admin': approvedBy(pia),
      'a rejected system_admin': approvedBy(rob),
      'an approved auditor': approvedBy(dora),
      'the applicant': approvedBy(penny),
      'a person without a profile': approvedBy(person('mallory')),
      'a client without a session': { by: NOBODY, does: decision(approvalOfPenny) },
      'in the name of another admin': { by: ali, does: decision(approvalOfPenny) },
      'a person with an admin claim': {
        by: { ...person('mallory'), admin: true, role: 'system_admin', status: 'approved' },
        does: decision({ ...approvalOfPenny, actor: person('mallory') }),
      },
    },
  })),
  ...['passenger', 'driver', 'auditor'].map((role) => ({
    title: `an admin decides on a ${role}`,
    seed: {
      ...staff,
      ...account(penny, role, { status: 'pending' }),
      ...account(person('boss'), 'admin', { status: 'pending' }),
      ...account(person('chief'), 'system_admin', { status: 'pending' }),
    },
    permitted: decides(ada, penny, pendingAs(role), approve),
    refused: {
      'not on a pending admin': decides(ada, person('boss'), { role: 'admin', status: 'pending' }, approve),
      'not on a pending system_admin': decides(
        ada,
        person('chief'),
        { role: 'system_admin', status: 'pending' },
        approve,
      ),
      'not on another admin': decides(ada, ali, ADMIN, REVOKE),
      'not on a system_admin': decides(ada, sue, SYSTEM_ADMIN, REVOKE),
      'not on themselves': decides(ada, ada, ADMIN, REVOKE),
      'not about a role': decides(ada, penny, pendingAs(role), { role: 'admin' }),
      'not about status and role at once': decides(ada, penny, pendingAs(role), {
        status: 'approved',
        role: role === 'driver' ? 'passenger' : 'driver',
      }),
    },
  })),
  ...['admin', 'system_admin'].map((role) => ({
    title: `a system_admin decides on a pending ${role}`,
    seed: { ...staff, ...account(penny, role, { status: 'pending' }) },
    permitted: decides(sam, penny, pendingAs(role), approve),
    refused: {
      'an admin does not': decides(ada, penny, pendingAs(role), approve),
      'nor does the one who waits': decides(penny, penny, pendingAs(role), approve),
    },
  })),
  {
    title: 'a system_admin revokes another system_admin',
    seed: staff,
    permitted: decides(sam, sue, SYSTEM_ADMIN, REVOKE),
    refused: {
      'but not themselves': decides(sam, sam, SYSTEM_ADMIN, REVOKE),
      'nor their own role': decides(sam, sam, SYSTEM_ADMIN, { role: 'admin' }),
      'nor does an admin': decides(ada, sue, SYSTEM_ADMIN, REVOKE),
    },
  },
];
