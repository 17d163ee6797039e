import { decision, decisionWrites, type Decided } from '../../scenario/accounts/decision-request.ts';
import { ada, approvalOfPenny, penny, sam } from '../../scenario/accounts/decisions-on-penny.ts';
import { account, entryPath, profile } from '../../scenario/documents.ts';
import { person, type SignedIn } from '../../scenario/people.ts';
import { commits, set, type Case } from '../../scenario/request.ts';
import { newProfile } from '../../scenario/accounts/registration.ts';

const quinn = person('quinn');
const rita = person('rita');
/** An imported identity, whose uid could be chosen. */
const NUMBERED: SignedIn = { sub: '1', email: 'numbered@example.com' };
const waiting = { status: 'pending' };

const forOther = (target: SignedIn): Decided => ({
  ...approvalOfPenny,
  target,
  before: profile(target, 'passenger', waiting),
});

const old = { sub: 'old', email: 'shared@example.com' };
const fresh = { sub: 'fresh', email: 'shared@example.com' };
const entryOfOld = (gate: string) => ({ [entryPath(old)]: { gate, uid: 'old' } });

/** If the right entry exists already, a profile may be created without a write of the entry (D5). */
const STANDING_ENTRY_CASES: readonly Case[] = [
  {
    title: 'a directory entry that already fits a new profile stays as it is',
    seed: entryOfOld('pending'),
    permitted: commits(old, set('users/old', newProfile(old))),
    refused: {
      'for the person who has the address now': commits(
        fresh,
        set('users/old', newProfile(fresh, { uid: 'old' })),
      ),
      'by a token of another address': commits(
        { sub: 'old', email: 'new@example.com' },
        set('users/old', newProfile(old)),
      ),
      'with an invalid date': commits(old, set('users/old', newProfile(old, { createdAt: 'today' }))),
    },
  },
  ...['Shared@example.com', 'shared.example.com', 'shar\u00e9d@example.com'].map((email) => ({
    title: `an entry for ${email} written by an operator does not make the address valid`,
    seed: { [`accountDirectory/${email}`]: { gate: 'pending', uid: 'old' }, ...entryOfOld('pending') },
    permitted: commits(old, set('users/old', newProfile(old))),
    refused: {
      'to register with': commits({ sub: 'old', email }, set('users/old', newProfile({ sub: 'old', email }))),
    },
  })),
];

/** Decisions on accounts with damaged or unexpected documents. */
export const DECISION_DAMAGE_CASES: readonly Case[] = [
  {
    title: 'an existing audit entry or mail is not overwritten',
    seed: {
      ...account(ada, 'admin'),
      ...account(penny, 'passenger', waiting),
      ...account(quinn, 'passenger', waiting),
      ...account(rita, 'passenger', waiting),
      'users/quinn/reviews/1': { actor: 'sam' },
      'mail/rita_1': {
        to: rita.email,
        template: {
          name: 'account-approved',
          data: { role: 'passenger', status: 'approved' },
        },
      },
    },
    permitted: { by: ada, does: decision(approvalOfPenny) },
    refused: {
      'no audit entry': { by: ada, does: decision(forOther(quinn)) },
      'nor left as it is': { by: ada, does: decision(forOther(quinn), { review: null }) },
      'no mail': { by: ada, does: decision(forOther(rita)) },
      'nor left': { by: ada, does: decision(forOther(rita), { mail: null }) },
    },
  },
  ...[7, 'Passenger!', ''].map((role) => ({
    title: `no administrator decides on a profile whose role is ${JSON.stringify(role)}`,
    seed: {
      ...account(ada, 'admin'),
      ...account(sam, 'system_admin'),
      ...account(quinn, 'passenger', waiting),
      'users/penny': profile(penny, 'x', { ...waiting, role }),
      [entryPath(penny)]: { gate: 'pending', uid: 'penny' },
    },
    permitted: { by: ada, does: decision(forOther(quinn)) },
    refused: {
      'no admin': {
        by: ada,
        does: decision({ ...approvalOfPenny, before: profile(penny, 'x', { ...waiting, role }) }),
      },
      'no system_admin, to give it one': {
        by: sam,
        does: decision({
          ...approvalOfPenny,
          actor: sam,
          actorName: 'Person sam',
          before: profile(penny, 'x', { ...waiting, role }),
          step: { role: 'driver' },
        }),
      },
    },
  })),
  ...[undefined, 7, 'ada', 'quinn'].map((uid) => ({
    title: `no administrator decides on a profile whose uid is ${JSON.stringify(uid)}`,
    seed: {
      ...account(ada, 'admin'),
      ...account(quinn, 'passenger', waiting),
      ...account(penny, 'passenger', { ...waiting, uid }),
    },
    permitted: { by: ada, does: decision(forOther(quinn)) },
    refused: {
      'no admin': {
        by: ada,
        does: decision({ ...approvalOfPenny, before: profile(penny, 'passenger', { ...waiting, uid }) }),
      },
      'and no person writes its entry': commits(
        rita,
        set(entryPath(penny), { gate: 'pending', uid: 'penny' }),
      ),
    },
  })),
  {
    title: 'a mail cannot be written later than its audit entry',
    seed: {
      ...account(ada, 'admin'),
      ...account(penny, 'passenger', { ...waiting, reviewCount: 1 }),
      'users/penny/reviews/1': { actor: 'ada', from: 'rejected', to: 'pending', at: new Date(0) },
    },
    permitted: {
      by: ada,
      does: decision({
        ...approvalOfPenny,
        before: profile(penny, 'passenger', { ...waiting, reviewCount: 1 }),
      }),
    },
    refused: {
      'by the administrator who decided': commits(ada, set('mail/penny_1', { to: 'anybody@example.com' })),
      'by a stranger': commits(rita, set('mail/penny_1', { to: 'anybody@example.com' })),
    },
  },
  {
    title: 'a mail is filed under uid and number, even if the uid is a number',
    seed: { ...account(ada, 'admin'), ...account(NUMBERED, 'passenger', waiting) },
    permitted: { by: ada, does: decision(forOther(NUMBERED)) },
    refused: Object.fromEntries(
      ['1', '_1', '1_', '1_1_1', '1_01'].map((id) => [
        `and not under ${id} besides`,
        commits(
          ada,
          ...decisionWrites(forOther(NUMBERED)),
          set(`mail/${id}`, { to: 'anybody@example.com', message: { text: 'Hello.' } }),
        ),
      ]),
    ),
  },
  {
    title: 'the count of decisions is a whole number',
    seed: { ...account(ada, 'admin'), ...account(penny, 'passenger', { ...waiting, reviewCount: -1 }) },
    permitted: {
      by: ada,
      does: decision({
        ...approvalOfPenny,
        before: profile(penny, 'passenger', { ...waiting, reviewCount: -1 }),
      }),
    },
    refused: Object.fromEntries(
      ['0', '-0', '0.0', '-0.0'].map((number) => [
        `not ${number} as a float`,
        {
          by: ada,
          does: decision(
            { ...approvalOfPenny, before: profile(penny, 'passenger', { ...waiting, reviewCount: -1 }) },
            { profile: { reviewCount: -0 }, number },
          ),
        },
      ]),
    ),
  },
  ...STANDING_ENTRY_CASES,
];
