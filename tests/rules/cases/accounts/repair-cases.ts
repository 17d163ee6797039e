import { nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { SERVER_TIME, type Data, REMOVED } from '../../scenario/datum.ts';
import {
  QUEUE_PLACE,
  CREATED_AT,
  account,
  entryPath,
  profile,
  type Changes,
} from '../../scenario/documents.ts';
import { NOBODY, person } from '../../scenario/people.ts';
import { newProfile, pendingEntry, registers } from '../../scenario/accounts/registration.ts';
import { commits, get, set, update, type Case, type Person, type Request } from '../../scenario/request.ts';

const ina = person('ina');
const dan = person('dan');
const ada = person('ada');

export function damaged(changes: Changes, entry: Data | null = { gate: 'open', uid: 'ina' }) {
  return {
    'users/ina': profile(ina, 'passenger', changes),
    ...(entry !== null && { [entryPath(ina)]: entry }),
  };
}

/** A repair by the owner: the fields to set, and the gate of the entry; `null` leaves the entry. */
export function repairs(fields: Data, gate: string | null, by: Person = ina): Request {
  const entry = gate === null ? [] : [set(entryPath(ina), { gate, uid: 'ina' })];
  return commits(by, update('users/ina', fields), ...entry);
}

const COMPLETE = { role: 'passenger', status: 'pending' };
const FORMER_NAME = { name: 'Ina Old', until: new Date(0) };
const incomplete = { role: undefined, status: undefined };

/** D21: a rejected gate or status stays rejected, whatever else is repaired. */
const REJECTED_REPAIR_CASES: readonly Case[] = [
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
      'rejects no account': repairs({ status: 'rejected' }, 'rejected'),
    },
  },
  {
    title: 'a profile without address and status behind a rejected gate becomes rejected',
    seed: damaged({ email: undefined, status: undefined }, { gate: 'rejected', uid: 'ina' }),
    permitted: repairs({ email: ina.email, status: 'rejected' }, null),
    refused: { pending: repairs({ email: ina.email, status: 'pending' }, 'pending') },
  },
];

/** Row "signed in, any status": D21, repairs. */
export const REPAIR_CASES: readonly Case[] = [
  {
    title: 'a profile with a proven address and a former name is repaired as any other',
    seed: damaged({ ...incomplete, provenAt: new Date(0), formerNames: { 0: FORMER_NAME } }),
    permitted: repairs(COMPLETE, 'pending'),
    refused: {
      'but not with another time of proof': repairs({ ...COMPLETE, provenAt: SERVER_TIME }, 'pending'),
      'but not without the former name': repairs({ ...COMPLETE, formerNames: {} }, 'pending'),
    },
  },
  {
    title: 'a profile without role and status becomes pending',
    seed: { ...damaged(incomplete), ...account(ada, 'admin') },
    permitted: repairs(COMPLETE, 'pending'),
    refused: {
      'the profile alone': repairs(COMPLETE, null),
      'the entry alone': commits(ina, set(entryPath(ina), pendingEntry(ina))),
      'and opens the gate': repairs(COMPLETE, 'open'),
      approved: repairs({ ...COMPLETE, status: 'approved' }, 'open'),
      rejected: repairs({ ...COMPLETE, status: 'rejected' }, 'rejected'),
      'of an unknown status': repairs({ ...COMPLETE, status: 'active' }, 'pending'),
      'as an admin': repairs({ ...COMPLETE, role: 'admin' }, 'open'),
      'as a system_admin': repairs({ ...COMPLETE, role: 'system_admin' }, 'open'),
      'as an auditor': repairs({ ...COMPLETE, role: 'auditor' }, 'pending'),
      'with the role only': repairs({ role: 'passenger' }, 'pending'),
      'with the status only': repairs({ status: 'pending' }, 'pending'),
      'with another name': repairs({ ...COMPLETE, name: 'Ina New', ...nameKeysOf('Ina New') }, 'pending'),
      'with another address': repairs({ ...COMPLETE, email: dan.email }, 'pending'),
      'with another date': repairs({ ...COMPLETE, createdAt: '2020-01-01T00:00:00Z' }, 'pending'),
      'with a new place in the queue': repairs({ ...COMPLETE, [QUEUE_PLACE]: SERVER_TIME }, 'pending'),
      'with a count': repairs({ ...COMPLETE, reviewCount: 1 }, 'pending'),
      'with a reason': repairs({ ...COMPLETE, rejectionReason: 'None.' }, 'pending'),
      'with an unknown field': repairs({ ...COMPLETE, note: 'hello' }, 'pending'),
      'by another person': repairs(COMPLETE, 'pending', dan),
      'by an admin': repairs(COMPLETE, 'pending', ada),
      'without a session': repairs(COMPLETE, 'pending', NOBODY),
      'by a token of another address': repairs(COMPLETE, 'pending', { sub: 'ina', email: 'new@example.com' }),
      'by a token without an address': repairs(COMPLETE, 'pending', { sub: 'ina' }),
      'by replacing it': commits(
        ina,
        set('users/ina', newProfile(ina)),
        set(entryPath(ina), pendingEntry(ina)),
      ),
    },
  },
  {
    title: 'a profile without a status keeps its role, and even an admin becomes pending',
    seed: damaged({ status: undefined, role: 'admin' }),
    permitted: repairs({ status: 'pending' }, 'open'),
    refused: {
      approved: repairs({ status: 'approved' }, 'open'),
      'with another role': repairs({ status: 'pending', role: 'system_admin' }, 'open'),
      'with less of a role': repairs({ status: 'pending', role: 'driver' }, 'pending'),
    },
  },
  {
    title: 'a profile without a status behind a rejected gate becomes rejected',
    seed: damaged(incomplete, { gate: 'rejected', uid: 'ina' }),
    permitted: repairs({ ...COMPLETE, status: 'rejected' }, null),
    refused: {
      pending: repairs(COMPLETE, 'pending'),
      'pending, the gate as it is': repairs(COMPLETE, null),
      approved: repairs({ ...COMPLETE, status: 'approved' }, 'open'),
    },
  },
  {
    title: 'a pending profile without a role gets one',
    seed: damaged({ role: 7, status: 'pending' }, { gate: 'pending', uid: 'ina' }),
    permitted: repairs({ role: 'driver' }, null),
    refused: { 'of an administrator': repairs({ role: 'admin' }, 'open') },
  },
  {
    title: 'an approved profile without a role is left to an administrator',
    seed: damaged({ role: undefined }),
    permitted: { by: ina, does: { kind: 'get', path: 'users/ina' } },
    refused: {
      'as a passenger': repairs({ role: 'passenger' }, 'open'),
      'stepping back to pending': repairs({ role: 'passenger', status: 'pending' }, 'pending'),
    },
  },
  {
    title: 'an owner with an entry but no profile creates a pending one',
    seed: { [entryPath(dan)]: { gate: 'open', uid: 'dan' } },
    permitted: registers(dan),
    refused: {
      approved: registers(dan, { profile: { status: 'approved' }, entry: { gate: 'open' } }),
      'the gate as it is': commits(dan, set('users/dan', newProfile(dan))),
      'keeping the gate open': registers(dan, { entry: { gate: 'open' } }),
    },
  },
  {
    title: 'an owner with a damaged profile and no entry gets an entry',
    seed: damaged(incomplete, null),
    permitted: repairs(COMPLETE, 'pending'),
    refused: { 'as rejected': repairs({ ...COMPLETE, status: 'rejected' }, 'rejected') },
  },
  {
    title: 'a repair keeps the count of an account that was decided on',
    seed: damaged({ role: undefined, status: 'pending', reviewCount: 2 }, { gate: 'pending', uid: 'ina' }),
    permitted: repairs({ role: 'driver' }, null),
    refused: { 'and loses none': repairs({ role: 'driver', reviewCount: 0 }, null) },
  },
  {
    title: 'a sound profile needs no repair',
    seed: account(ina, 'passenger', { status: 'pending' }),
    permitted: { by: ina, does: get('users/ina') },
    refused: {
      'with nothing': repairs({}, 'pending'),
      'with a role': repairs({ role: 'driver' }, 'pending'),
      'with a status': repairs({ status: 'approved' }, 'open'),
      'with a date': repairs({ createdAt: CREATED_AT.replace('2025', '2024') }, 'pending'),
    },
  },
  ...REJECTED_REPAIR_CASES,
];
