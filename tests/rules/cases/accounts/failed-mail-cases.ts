import { SERVER_TIME } from '../../scenario/datum.ts';
import { decisionWrites } from '../../scenario/accounts/decision-request.ts';
import { account, profile, withChanges, type Changes } from '../../scenario/documents.ts';
import { person } from '../../scenario/people.ts';
import { ada, asks, everybody, penny, sam } from '../../scenario/readers.ts';
import {
  commits,
  get,
  list,
  remove,
  set,
  type Case,
  type Person,
  type Seed,
} from '../../scenario/request.ts';
import { each, wrongFields } from '../../scenario/wrong-values.ts';

const PATH = 'mail/penny_1';
const QUEUED = {
  to: penny.email,
  template: { name: 'account-approved', data: { role: 'passenger', status: 'approved' } },
};
const TRIED = { ...QUEUED, attempts: 3, triedAt: new Date(0), mayHaveArrived: 2 };
const FAILED = { ...TRIED, state: 'failed', failure: 'address', deleteAt: new Date(86_400_000) };
const WAITING = { ...TRIED, state: 'waiting', attempts: 0, dueAt: SERVER_TIME };

/** Penny's account after one decision, with these changes. */
const decided = (changes: Changes = {}): Seed => ({
  ...everybody,
  ...account(penny, 'passenger', { reviewCount: 1, ...changes }),
});
const OPEN = { by: 'ada', text: 'Which?', at: new Date(0), answer: null, answeredAt: null };
const DONE = { ...OPEN, answer: 'B072', answeredAt: new Date(0) };
const asked = (...questions: readonly object[]) => ({
  status: 'pending',
  questions: Object.fromEntries(questions.map((one, n) => [String(n), { ...one }])),
});

const failed = (limit?: number, where = [['state', '==', 'failed']] as const) =>
  list({ collection: 'mail', where, ...(limit !== undefined && { limit }) });
const sendsAgain = (changes: Changes = {}, by: Person = ada) =>
  commits(by, set(PATH, withChanges(WAITING, changes)));

const others = {
  'that waits': { ...TRIED, state: 'waiting', dueAt: new Date(0) },
  'that is being sent': { ...TRIED, state: 'sending', dueAt: new Date(0) },
  'that was sent': { ...TRIED, state: 'sent', sentAt: new Date(0) },
  'that is new': { ...QUEUED, dueAt: new Date(0) },
};

const approval = decisionWrites({
  actor: ada,
  actorName: 'Person ada',
  target: penny,
  before: profile(penny, 'passenger', { reviewCount: 1, ...asked(OPEN) }),
  step: { status: 'approved' },
});

/** Row "accounts": mails that were given up. */
export const FAILED_MAIL_CASES: readonly Case[] = [
  {
    title: 'an approved admin lists the mails that were given up',
    seed: { ...everybody, [PATH]: FAILED, 'mail/penny_2': others['that was sent'] },
    permitted: { by: ada, does: failed(100) },
    refused: {
      ...asks(failed(100)),
      'their receiver': { by: penny, does: failed(1) },
      'without a limit': { by: ada, does: failed() },
      'more than a page': { by: ada, does: failed(101) },
      'all mails': { by: ada, does: list({ collection: 'mail', limit: 1 }) },
      'those that were sent': {
        by: ada,
        does: list({ collection: 'mail', where: [['state', '==', 'sent']], limit: 1 }),
      },
      'one by its id': { by: ada, does: get(PATH) },
    },
  },
  {
    title: 'an approved admin has a mail that was given up sent again',
    seed: { ...decided(), [PATH]: FAILED },
    permitted: sendsAgain(),
    refused: {
      ...asks(sendsAgain().does),
      'its receiver': sendsAgain({}, penny),
      'to another address': sendsAgain({ to: 'eve@example.com' }),
      'with another text': sendsAgain({ template: { ...QUEUED.template, name: 'account-rejected' } }),
      'as if it was sent': sendsAgain({ state: 'sent' }),
      'as if it was under way': sendsAgain({ state: 'sending' }),
      'as it was': sendsAgain({ state: 'failed' }),
      'without what may have arrived': sendsAgain({ mayHaveArrived: undefined }),
      'as if less had arrived': sendsAgain({ mayHaveArrived: 1 }),
      'with its attempts': sendsAgain({ attempts: 3 }),
      'at another time': sendsAgain({ dueAt: new Date(0) }),
      'as one that was never tried': sendsAgain({ triedAt: undefined }),
      'as one that was tried now': sendsAgain({ triedAt: SERVER_TIME }),
      'with its reason': sendsAgain({ failure: 'address' }),
      'with the time of its removal': sendsAgain({ deleteAt: FAILED.deleteAt }),
      'with something else': sendsAgain({ bcc: 'eve@example.com' }),
      removed: commits(ada, remove(PATH)),
      ...each(
        wrongFields({
          to: 'a text',
          template: 'a map',
          state: 'a text',
          attempts: 'a number',
          mayHaveArrived: 'a number',
          triedAt: 'a timestamp',
          dueAt: 'a timestamp',
        }),
        ([field, value]) => sendsAgain({ [field]: value }),
      ),
    },
  },
  {
    title: 'an approved system_admin has a mail that was given up sent again, too',
    seed: {
      ...decided(),
      ...account(person('dario'), 'driver', { reviewCount: 1 }),
      ...account(person('dina'), 'driver', { reviewCount: 1 }),
      ...account(person('a_1'), 'driver', { reviewCount: 2 }),
      [PATH]: FAILED,
      'mail/dario_1': { to: '', state: 'failed', failure: 'damaged' },
      'mail/dina_1': { ...FAILED, failure: 'damaged' },
      'mail/a_1_2': FAILED,
      'mail/odd': FAILED,
    },
    permitted: commits(sam, set(PATH, WAITING), set('mail/a_1_2', WAITING)),
    refused: {
      'and not one of which nothing is left': commits(sam, set('mail/dario_1', { ...WAITING, to: '' })),
      'and no damaged one, even if something is left': commits(sam, set('mail/dina_1', WAITING)),
      'and none that is about no one': commits(sam, set('mail/odd', WAITING)),
      'and none that does not exist': commits(sam, set('mail/penny_3', WAITING)),
    },
  },
  ...(['server', 'late', 'superseded'] as const).map((failure): Case => ({
    title: `the mail of a decision, given up as ${failure}, is sent again while no other decision has followed`,
    seed: {
      ...decided({ reviewCount: 2 }),
      'mail/penny_2': { ...FAILED, failure },
      [PATH]: { ...FAILED, failure },
    },
    permitted: commits(ada, set('mail/penny_2', WAITING)),
    refused: { 'that of the decision before': sendsAgain() },
  })),
  {
    title: 'a mail is sent again on its own, and not together with a decision after which it is out of date',
    seed: { ...decided(asked(OPEN)), [PATH]: FAILED, 'mail/penny_q0': FAILED },
    permitted: commits(ada, set(PATH, WAITING), set('mail/penny_q0', WAITING)),
    refused: {
      'that of the decision before': commits(ada, ...approval, set(PATH, WAITING)),
      'that of a question': commits(ada, ...approval, set('mail/penny_q0', WAITING)),
    },
  },
  {
    title: 'the mail of a stored account is sent again, and the mail of an account that is gone is not',
    seed: { ...decided(), [PATH]: FAILED, 'mail/gone_1': FAILED },
    permitted: sendsAgain(),
    refused: { 'the other': commits(ada, set('mail/gone_1', WAITING)) },
  },
  {
    title: 'the mail of a question is sent again while the question is open',
    seed: {
      ...decided(asked(DONE, OPEN)),
      ...account(person('dario'), 'driver', { ...asked(OPEN), status: 'approved' }),
      ...account(person('dina'), 'driver', { status: 'pending' }),
      'mail/penny_q0': FAILED,
      'mail/penny_q1': FAILED,
      'mail/penny_q2': FAILED,
      'mail/dario_q0': FAILED,
      'mail/dina_q0': FAILED,
    },
    permitted: commits(ada, set('mail/penny_q1', WAITING)),
    refused: {
      'that of a question with an answer': commits(ada, set('mail/penny_q0', WAITING)),
      'that of a question that was not asked': commits(ada, set('mail/penny_q2', WAITING)),
      'that of an applicant who was approved since': commits(ada, set('mail/dario_q0', WAITING)),
      'that of an applicant who was never asked': commits(ada, set('mail/dina_q0', WAITING)),
    },
  },
  ...Object.entries(others).map(([which, stored]): Case => ({
    title: `nobody has a mail ${which} sent again, unlike one that was given up`,
    seed: {
      ...decided(),
      ...account(person('dario'), 'driver', { reviewCount: 1 }),
      [PATH]: FAILED,
      'mail/dario_1': stored,
    },
    permitted: sendsAgain(),
    refused: { 'the other': commits(ada, set('mail/dario_1', WAITING)) },
  })),
];
