import { nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { newName } from '../../scenario/accounts/new-name.ts';
import { REMOVED, SERVER_TIME, type Data, type Datum } from '../../scenario/datum.ts';
import { decision, type Step } from '../../scenario/accounts/decision-request.ts';
import {
  ada,
  penny,
  pennyWith,
  staff,
  pennyAndStaff,
  sam,
  storedReview,
} from '../../scenario/accounts/decisions-on-penny.ts';
import { account, entryPath, profile } from '../../scenario/documents.ts';
import { SIGNED_IN_AT, later, type SignedIn } from '../../scenario/people.ts';
import {
  commits,
  get,
  list,
  set,
  update,
  type Case,
  type Operation,
  type Request,
} from '../../scenario/request.ts';

/** The last millisecond of the second in which everybody signed in, and the first millisecond after it. */
const SAME_SECOND = new Date(SIGNED_IN_AT.getTime() + 999);
const NEXT_SECOND = new Date(SIGNED_IN_AT.getTime() + 1000);

const NEW_NAME = newName('Penny New', 'Person penny');
const A_NAME = { name: 'Penny', ...nameKeysOf('Penny') };
const since = (signedInSince: Datum) => ({ signedInSince });
const older = (who: SignedIn) => later(who, -1);

const approvesPenny = (actor: SignedIn): Operation =>
  decision({
    actor,
    actorName: 'Person ada',
    target: penny,
    before: pennyWith({ status: 'pending' }),
    step: { status: 'approved' },
  });

const POWERS: Readonly<Record<string, Operation>> = {
  'reads a profile': get('users/penny'),
  'lists profiles': list({ collection: 'users', limit: 1 }),
  'reads an audit entry': get('users/penny/reviews/1'),
  'looks up a tombstone': get('tombstones/t1'),
  'decides on an account': approvesPenny(ada),
};

const renames = (by: SignedIn, name: Data = NEW_NAME): Request => commits(by, update('users/penny', name));
const writesEntry = (by: SignedIn): Request =>
  commits(by, set(entryPath(penny), { gate: 'open', uid: 'penny' }));
const ends = (who: SignedIn, signedInSince: Datum, more: Data = {}): Request =>
  commits(who, update('users/penny', { signedInSince, ...more }));

const LATER = new Date(SIGNED_IN_AT.getTime() + 1000);

/** The decisions that end the sessions of an account. After each, the account is no approved passenger or driver. */
const ENDING: Readonly<Record<string, readonly [before: Data, step: Step]>> = {
  'a promotion': [pennyWith({ status: 'approved' }), { role: 'admin' }],
  'a promotion of an administrator': [pennyWith({ role: 'admin' }), { role: 'system_admin' }],
  'the approval of an administrator': [
    pennyWith({ role: 'admin', status: 'pending' }),
    { status: 'approved' },
  ],
  'a revocation': [pennyWith({ status: 'approved' }), { status: 'rejected', reason: 'No.' }],
  'a withdrawal': [pennyWith({ status: 'approved', reviewCount: 1 }), { status: 'pending' }],
};

const SPARING: Readonly<Record<string, readonly [before: Data, step: Step]>> = {
  'an approval': [pennyWith({ status: 'pending', signedInSince: SIGNED_IN_AT }), { status: 'approved' }],
  'another role without powers': [
    pennyWith({ status: 'approved', signedInSince: SIGNED_IN_AT }),
    { role: 'driver' },
  ],
};

function decides([before, step]: readonly [Data, Step], changes: { signedInSince?: Datum | undefined } = {}) {
  const decided = { actor: sam, actorName: 'Person sam', target: penny, before, step };
  return { by: sam, does: decision(decided, { profile: changes }) };
}

const seedOf = (before: Data) => pennyAndStaff(before, storedReview('sam', 'pending', 'approved'));

/** D35: which decisions end the sessions of the account. */
const SESSION_END_CASES: readonly Case[] = [
  ...Object.entries(ENDING).map(([title, decided]) => ({
    title: `${title} ends the sessions of the account`,
    seed: seedOf(decided[0]),
    permitted: decides(decided),
    refused: {
      'not without the time': decides(decided, { signedInSince: undefined }),
      'not with another time': decides(decided, { signedInSince: SIGNED_IN_AT }),
    },
  })),
  ...Object.entries(SPARING).map(([title, decided]) => ({
    title: `${title} ends no session of the account`,
    seed: seedOf(decided[0]),
    permitted: decides(decided),
    refused: {
      'not as of now': decides(decided, { signedInSince: SERVER_TIME }),
      'not as of another time': decides(decided, { signedInSince: LATER }),
      'nor does it forget that some have ended': decides(decided, { signedInSince: undefined }),
    },
  })),
];

/** D35: powers end with a session. */
export const SESSION_AGE_CASES: readonly Case[] = [
  ...Object.entries(POWERS).map(([title, does]) => ({
    title: `an administrator whose session began in the first second that counts ${title}`,
    seed: {
      ...account(ada, 'admin', since(SAME_SECOND)),
      ...account(penny, 'passenger', { status: 'pending' }),
    },
    permitted: { by: ada, does },
    refused: {
      'with a token from a second before': { by: older(ada), does },
      'with a token that does not say when': { by: { ...ada, auth_time: null }, does },
      'with a token that says it in words': { by: { ...ada, auth_time: '1750000000' }, does },
    },
  })),
  {
    title: 'an administrator whose sessions were ended has powers again after the next sign-in',
    seed: { ...account(ada, 'admin', since(NEXT_SECOND)), ...account(penny, 'passenger') },
    permitted: { by: later(ada, 1), does: get('users/penny') },
    refused: { 'not before it': { by: ada, does: get('users/penny') } },
  },
  {
    title: 'an administrator whose record has no usable time may read it, and nothing else',
    seed: { ...account(ada, 'admin', since('never')), ...account(penny, 'passenger') },
    permitted: { by: ada, does: get('users/ada') },
    refused: { 'another profile': { by: ada, does: get('users/penny') } },
  },
  {
    title: 'a person whose session has ended reads their own profile, to learn why',
    seed: account(penny, 'passenger', since(NEXT_SECOND)),
    permitted: { by: penny, does: get('users/penny') },
    refused: { 'but no longer renames': renames(penny) },
  },
  {
    title: 'a person whose session is new enough changes their own name',
    seed: account(penny, 'passenger', since(SAME_SECOND)),
    permitted: renames(penny),
    refused: { 'with a token from a second before': renames(older(penny)) },
  },
  {
    title: 'a person whose session is new enough corrects their own entry',
    seed: { 'users/penny': profile(penny, 'passenger', since(SAME_SECOND)) },
    permitted: writesEntry(penny),
    refused: { 'with a token from a second before': writesEntry(older(penny)) },
  },
  {
    title: 'a damaged record is repaired by a session that is new enough',
    seed: account(penny, 'passenger', { name: undefined, ...since(SIGNED_IN_AT) }),
    permitted: renames(penny, A_NAME),
    refused: { 'with a token from a second before': renames(older(penny), A_NAME) },
  },
  {
    title: 'an approved person ends every session that is older than their own',
    seed: { ...account(penny, 'passenger', since(new Date(0))), ...staff },
    permitted: ends(penny, SIGNED_IN_AT),
    refused: {
      'and newer ones too': ends(penny, NEXT_SECOND),
      'as of now': ends(penny, SERVER_TIME),
      'only some of the older ones': ends(penny, new Date(SIGNED_IN_AT.getTime() - 1)),
      'with a text for the time': ends(penny, '2025-06-15T15:06:40Z'),
      'with a number for the time': ends(penny, SIGNED_IN_AT.getTime()),
      'taking the time away': ends(penny, REMOVED),
      'with another role': ends(penny, SIGNED_IN_AT, { role: 'admin' }),
      'with a new field': ends(penny, SIGNED_IN_AT, { note: 'hello' }),
      'with another name': ends(penny, SIGNED_IN_AT, NEW_NAME),
      'with a token that does not say when': ends({ ...penny, auth_time: null }, SIGNED_IN_AT),
      'of another person': ends(ada, SIGNED_IN_AT),
    },
  },
  {
    title: 'a session that has ended ends no newer one',
    seed: account(penny, 'passenger', since(NEXT_SECOND)),
    permitted: ends(later(penny, 2), new Date(NEXT_SECOND.getTime() + 1000)),
    refused: { 'as of its own beginning': ends(penny, SIGNED_IN_AT) },
  },
  ...['pending', 'rejected'].map((status) => ({
    title: `a ${status} person has no sessions to end`,
    seed: account(penny, 'passenger', { status }),
    permitted: { by: penny, does: get('users/penny') },
    refused: { 'writes a time': ends(penny, SIGNED_IN_AT) },
  })),
  ...SESSION_END_CASES,
];
