import { APPLICATION_FIELDS } from '#domain/accounts/model/application.ts';
import type { Data } from '../../scenario/datum.ts';
import { account } from '../../scenario/documents.ts';
import { person } from '../../scenario/people.ts';
import { commits, get, list, set, type Case, type Operation, type Request } from '../../scenario/request.ts';
import { SERVER_TIME } from '../../scenario/datum.ts';
import { asks as askedBy } from '../../scenario/accounts/question-request.ts';
import { oneMore } from '../../scenario/unknown.ts';

const desi = person('desi');
const alma = person('alma');
const sam = person('sam');
const penny = person('penny');
const dora = person('dora');
const rob = person('rob');
const olga = person('olga');
const xena = person('xena');
const NOTE = 'users/penny/notes/abcdefghij0123456789';
const MAIL: Data = { to: penny.email, state: 'failed', failure: 'address', triedAt: new Date(0) };

const seed = {
  ...account(desi, 'admin', { powers: 'desk' }),
  ...account(alma, 'admin', { powers: 'accounts' }),
  ...account(sam, 'system_admin', { powers: 'desk' }),
  ...account(penny, 'passenger', { status: 'pending' }),
  ...account(dora, 'driver'),
  ...account(rob, 'driver', { status: 'rejected', rejectionReason: 'No photo.' }),
  ...account(olga, 'admin', { status: 'rejected' }),
  ...account(xena, oneMore([]), { status: 'rejected' }),
  'users/dora/reviews/1': { actor: 'sam', from: 'pending', to: 'approved', at: new Date(0) },
  'tombstones/gone': { releasedAt: new Date(0), uid: 'gone' },
  'mail/penny_1': MAIL,
  [NOTE]: { by: 'sam', text: 'Called twice.', at: new Date(0) },
};

const atDesk = (does: Operation): Request => ({ by: desi, does });
const approved = { collection: 'users', where: [['status', '==', 'approved']], limit: 100 } as const;
const writesNote = (by: typeof desi): Request =>
  commits(
    by,
    set('users/penny/notes/0123456789abcdefghij', { by: by.sub, text: 'Called.', at: SERVER_TIME }),
  );

/** Requests that need the power over accounts, each close to a request that the desk may send. */
const CLOSED: Readonly<Record<string, Operation>> = {
  'an application': get('users/penny'),
  'the pending accounts': list({ ...approved, where: [['status', '==', 'pending']] }),
  'all accounts': list({ collection: 'users', limit: 100 }),
  'approved accounts without a limit': list({ collection: 'users', where: approved.where }),
  'more approved accounts than a page': list({ ...approved, limit: 101 }),
  'a decision': get('users/dora/reviews/1'),
  'the decisions on an account': list({ collection: 'users/dora/reviews', limit: 10 }),
  'all decisions': list({ collection: 'reviews', group: true, limit: 10 }),
  'the notes about an account': list({ collection: 'users/penny/notes', limit: 10 }),
  'the mails that were given up': list({ collection: 'mail', where: [['state', '==', 'failed']], limit: 10 }),
  'what is left of a released account': get('tombstones/gone'),
};

/** D118: an administrator for the desk reads the people whom rides may name, and nothing else of accounts. */
export const DESK_READING_CASES: readonly Case[] = [
  {
    title: 'an admin for the desk lists approved accounts',
    seed,
    permitted: atDesk(list(approved)),
    refused: Object.fromEntries(Object.entries(CLOSED).map(([what, does]) => [what, atDesk(does)])),
  },
  ...Object.entries(CLOSED)
    .filter(([what]) => !/without a limit|more/.test(what))
    .map(([what, does]): Case => ({
      title: `an admin for accounts reads ${what}`,
      seed,
      permitted: { by: alma, does },
      refused: { 'an admin for the desk does not': atDesk(does) },
    })),
  {
    title: 'an admin for accounts adds a note',
    seed,
    permitted: writesNote(alma),
    refused: { 'an admin for the desk does not': writesNote(desi) },
  },
  {
    title: 'an admin for accounts asks an applicant',
    seed,
    permitted: askedBy({ by: alma }),
    refused: { 'an admin for the desk does not': askedBy({ by: desi }) },
  },
  {
    title: 'a system_admin reads an application, whatever powers the profile names',
    seed,
    permitted: { by: sam, does: get('users/penny') },
    refused: { 'an admin for the desk does not': atDesk(get('users/penny')) },
  },
  ...Object.entries({
    'an approved driver': { does: get('users/dora'), more: {} },
    'an administrator who lost the approval': { does: get('users/olga'), more: {} },
    'a driver who lost the approval': { does: get('users/rob'), more: { 'drivers/rob': { ride: null } } },
    'a passenger who lost the approval': { does: get('users/rob'), more: { 'riders/rob': { phone: '' } } },
    'that an account is gone': { does: get('users/gone'), more: {} },
  }).map(([who, { does, more }]): Case => ({
    title: `an admin for the desk reads ${who}`,
    seed: { ...seed, ...more },
    permitted: atDesk(does),
    refused: {
      'but no applicant': atDesk(get('users/penny')),
      'nor a rejected one whose role is unknown': atDesk(get('users/xena')),
    },
  })),
  ...(['passenger', 'admin'] as const).flatMap((role) =>
    [...APPLICATION_FIELDS, 'questions'].map((field): Case => ({
      title: `an admin for accounts reads a pending ${role} with a rider’s record who gave the field ${field}`,
      seed: {
        ...seed,
        ...account(penny, role, { status: 'pending', [field]: 'Hello.' }),
        'riders/penny': { phone: '' },
      },
      permitted: { by: alma, does: get('users/penny') },
      refused: { 'an admin for the desk does not': atDesk(get('users/penny')) },
    })),
  ),
  ...(['passenger', 'admin'] as const).map((role): Case => ({
    title: `an admin for the desk reads a pending ${role} with a rider’s record who gave no field of an application`,
    seed: { ...seed, ...account(penny, role, { status: 'pending' }), 'riders/penny': { phone: '' } },
    permitted: atDesk(get('users/penny')),
    refused: { 'but no rejected applicant': atDesk(get('users/rob')) },
  })),
  {
    title: 'an admin for accounts reads a rejected applicant',
    seed: { ...seed, 'drivers/dora': { ride: null }, 'riders/dora': { phone: '' } },
    permitted: { by: alma, does: get('users/rob') },
    refused: { 'an admin for the desk does not': atDesk(get('users/rob')) },
  },
  ...['both', 'desk'].map((powers): Case => {
    const does = list({ collection: 'customers', limit: 30 });
    return {
      title: `an admin with the powers ${powers} reads customers`,
      seed: { ...seed, ...account(desi, 'admin', { powers }) },
      permitted: atDesk(does),
      refused: { 'an admin for accounts does not': { by: alma, does } },
    };
  }),
  {
    title: 'an admin whose stored powers are invalid has none',
    seed: { ...seed, ...account(desi, 'admin', { powers: 'all' }) },
    permitted: atDesk(get('users/desi')),
    refused: {
      'no accounts': atDesk(list(approved)),
      'no rides': atDesk(list({ collection: 'rides', limit: 10 })),
    },
  },
];
