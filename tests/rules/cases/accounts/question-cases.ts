import { SERVER_TIME, type Data } from '../../scenario/datum.ts';
import {
  ada,
  ali,
  decides,
  penny,
  pennyAndStaff,
  pennyWith,
  sam,
} from '../../scenario/accounts/decisions-on-penny.ts';
import { answers, asks, DONE, MAIL, OPEN, PROFILE } from '../../scenario/accounts/question-request.ts';
import { account, entryPath, profile } from '../../scenario/documents.ts';
import { later, NOBODY, person, SIGNED_IN_AT } from '../../scenario/people.ts';
import {
  commits,
  set,
  update,
  type Case,
  type Request,
  type Seed,
  type Write,
} from '../../scenario/request.ts';
import { each, text } from '../../scenario/wrong-values.ts';

const FIVE = [DONE, DONE, DONE, DONE, DONE];
const asked = (...questions: readonly Data[]): Data => ({
  ...(questions.length > 0 && { questions: Object.fromEntries(questions.map((one, n) => [String(n), one])) }),
});
const withQuestions = (questions: readonly Data[], more: Data = {}) =>
  pennyAndStaff(pennyWith({ status: 'pending', ...asked(...questions), ...more }));

const notes: Request = commits(
  ada,
  set(`${PROFILE}/notes/abcdefghij0123456789`, { by: 'ada', text: 'Called.', at: SERVER_TIME }),
);

const pia = person('pia');
const rob = person('rob');
const eva = person('eva');
const dora = person('dora');
const paul = person('paul');
const others: Seed = {
  ...account(pia, 'admin', { status: 'pending' }),
  ...account(rob, 'admin', { status: 'rejected' }),
  ...account(eva, 'admin', { signedInSince: SIGNED_IN_AT }),
  ...account(dora, 'driver'),
  ...account(paul, 'passenger'),
};

/** An applicant whose uid looks like the number of a question. */
const zero = person('0');
const asksZero = (...more: readonly Write[]): Request =>
  commits(
    ada,
    update('users/0', { 'questions.0': { ...OPEN, at: SERVER_TIME } }),
    set('mail/0_q0', { ...MAIL, to: zero.email }),
    ...more,
  );

const HIDDEN = { 'something hidden in it': 'B0\u202e72', 'a tab in it': 'B\t072' };

/** A reviewer asks an applicant, who answers (D86). */
export const QUESTION_CASES: readonly Case[] = [
  {
    title: 'an approved admin asks an applicant, with a mail',
    seed: { ...withQuestions([]), ...others },
    permitted: asks(),
    refused: {
      'the applicant themselves': asks({ by: penny }),
      'an approved passenger': asks({ by: paul }),
      'an approved driver': asks({ by: dora }),
      'a pending admin': asks({ by: pia }),
      'a rejected admin': asks({ by: rob }),
      'an admin with an ended session': asks({ by: later(eva, -1) }),
      'a person without a profile': asks({ by: person('unknown') }),
      nobody: asks({ by: NOBODY }),
      'in the name of another': asks({ question: { by: 'sam' } }),
      'at another time': asks({ question: { at: new Date(0) } }),
      'with its answer': asks({ question: { answer: 'Yes.' } }),
      'with the time of an answer': asks({ question: { answeredAt: SERVER_TIME } }),
      'with something else in it': asks({ question: { pinned: true } }),
      'with another change': asks({ more: { phone: '112' } }),
      'with another name': asks({ more: { name: 'Other' } }),
      'with another role': asks({
        more: { role: 'driver' },
        mail: {
          ...MAIL,
          template: { name: 'account-question', data: { role: 'driver', status: 'pending' } },
        },
      }),
      'with an approval': asks({
        more: { status: 'approved' },
        mail: {
          ...MAIL,
          template: { name: 'account-question', data: { role: 'passenger', status: 'approved' } },
        },
      }),
      'with another address': asks({
        more: { email: 'eve@example.com' },
        mail: { ...MAIL, to: 'eve@example.com' },
      }),
      'with a second question': asks({ more: { 'questions.1': { ...OPEN, at: SERVER_TIME } } }),
      'under a later number': asks({ number: 1 }),
      'without a mail': asks({ mail: null }),
      'with the mail of another number': asks({ mailNumber: 1 }),
      'with a mail to another address': asks({ mail: { ...MAIL, to: 'eve@example.com' } }),
      'with another mail': asks({ mail: { ...MAIL, template: { name: 'account-approved', data: {} } } }),
      'with text in the mail': asks({
        mail: {
          ...MAIL,
          template: { name: 'account-question', data: { role: 'passenger', status: 'pending', reason: 'x' } },
        },
      }),
      'with another gate': commits(
        ada,
        update(PROFILE, { 'questions.0': { ...OPEN, at: SERVER_TIME } }),
        set('mail/penny_q0', MAIL),
        set(entryPath(penny), { gate: 'open', uid: 'penny' }),
      ),
      'a mail alone': commits(ada, set('mail/penny_q0', MAIL)),
      'an empty one': asks({ question: { text: '' } }),
      'of 1,001 characters': asks({ question: { text: text(1001) } }),
      ...each(HIDDEN, (hidden) => asks({ question: { text: hidden } })),
      ...each({ 'a number': 1, null: null, 'a list': ['?'] }, (value) => asks({ question: { text: value } })),
    },
  },
  {
    title:
      'an approved system_admin asks a question of nearly the greatest length, in several lines and another script',
    seed: withQuestions([]),
    permitted: asks({ by: sam, question: { text: `שלום 👩\u200d🦽\n\n${text(980)}` } }),
    refused: { 'with a turn of direction': asks({ by: sam, question: { text: 'שלום\n\u202e' } }) },
  },
  {
    title: 'another admin asks once more after an answer, and not before it',
    seed: withQuestions([DONE]),
    permitted: asks({ by: ali, number: 1 }),
    refused: {
      'in place of the first': asks({ by: ali }),
      'with a change of the first': asks({ by: ali, number: 1, more: { 'questions.0.answer': 'Other.' } }),
      'with a third': asks({ by: ali, number: 1, more: { 'questions.2': { ...OPEN, at: SERVER_TIME } } }),
      'without the first': commits(
        ali,
        update(PROFILE, { questions: { 1: { ...OPEN, by: 'ali', at: SERVER_TIME } } }),
        set('mail/penny_q1', MAIL),
      ),
      'an answer given twice': answers({ answer: 'Other.' }),
      'the mail of the first once more': commits(ali, set('mail/penny_q0', MAIL)),
    },
  },
  {
    title: 'an applicant answers the open question, once',
    seed: withQuestions([DONE, OPEN]),
    permitted: answers({}, penny, 1),
    refused: {
      'a reviewer': answers({}, ada, 1),
      nobody: answers({}, NOBODY, 1),
      'the one before it again': answers({ answer: 'Other.' }, penny, 0),
      'both at once': answers({}, penny, 1, { 'questions.0.answer': 'Other.' }),
      'with another question': answers({ text: 'Which car?' }, penny, 1),
      'in the name of another reviewer': answers({ by: 'sam' }, penny, 1),
      'with something else in it': answers({ x: true }, penny, 1),
      'with another change': answers({}, penny, 1, { phone: '112' }),
      'with another name': answers({}, penny, 1, { name: 'Other' }),
      'with another role': answers({}, penny, 1, { role: 'driver' }),
      'with an approval': answers({}, penny, 1, { status: 'approved' }),
      'with another address': answers({}, penny, 1, { email: 'eve@example.com' }),
      'with a question of their own': answers({}, penny, 1, { 'questions.2': OPEN }),
      'without the first': commits(
        penny,
        update(PROFILE, { questions: { 1: { ...DONE, answeredAt: SERVER_TIME } } }),
      ),
      'the mail of the question once more': commits(penny, set('mail/penny_q1', MAIL)),
      'at another time': answers({ answeredAt: new Date(0) }, penny, 1),
      'an empty one': answers({ answer: '' }, penny, 1),
      'of 1,001 characters': answers({ answer: text(1001) }, penny, 1),
      ...each(HIDDEN, (hidden) => answers({ answer: hidden }, penny, 1)),
      ...each({ 'a number': 1, null: null, 'a list': ['?'] }, (value) =>
        answers({ answer: value }, penny, 1),
      ),
      'a second question before the answer': asks({ number: 2 }),
    },
  },
  {
    title: 'the fifth question is the last',
    seed: withQuestions([DONE, DONE, DONE, DONE]),
    permitted: asks({ number: 4 }),
    refused: { 'and its number is the next': asks({ number: 5 }) },
  },
  {
    title: 'an applicant with five answered questions is decided on, and not asked a sixth',
    seed: withQuestions(FIVE),
    permitted: decides(pennyWith({ status: 'pending', ...asked(...FIVE) }), { status: 'approved' }),
    refused: { 'a sixth question': asks({ number: 5 }) },
  },
  ...[1, 1000].map((length): Case => ({
    title: `an approved admin asks with a text of length ${length}`,
    seed: withQuestions([]),
    permitted: asks({ question: { text: text(length) } }),
    refused: each({ none: 0, '1,001': 1001 }, (wrong) => asks({ question: { text: text(wrong) } })),
  })),
  {
    title: 'an applicant whose uid is a digit gets one mail with the question',
    seed: { ...withQuestions([]), ...account(zero, 'passenger', { status: 'pending' }) },
    permitted: asksZero(),
    refused: { 'and none under the uid alone': asksZero(set('mail/0', { ...MAIL, to: 'eve@example.com' })) },
  },
  {
    title: 'an applicant answers in several lines, with a current session',
    seed: withQuestions([OPEN], { signedInSince: SIGNED_IN_AT }),
    permitted: answers({ answer: `Ja 👍\n\n${text(990)}` }, later(penny, 1)),
    refused: { 'with an ended session': answers({}, later(penny, -1)) },
  },
  ...['approved', 'rejected'].map((status): Case => ({
    title: `an admin notes something about a ${status} passenger, whose questions are over`,
    seed: withQuestions([DONE, OPEN], { status }),
    permitted: notes,
    refused: { 'an answer': answers({}, penny, 1) },
  })),
  ...['approved', 'rejected'].map((status): Case => ({
    title: `an admin notes something about a ${status} passenger, who is not asked`,
    seed: withQuestions([], { status }),
    permitted: notes,
    refused: {
      'with a mail': asks({
        mail: { ...MAIL, template: { name: 'account-question', data: { role: 'passenger', status } } },
      }),
    },
  })),
  {
    title: 'an admin notes something about a pending administrator, who is not asked',
    seed: pennyAndStaff(profile(penny, 'admin', { status: 'pending' })),
    permitted: notes,
    refused: {
      'by a system_admin': asks({
        by: sam,
        mail: { ...MAIL, template: { name: 'account-question', data: { role: 'admin', status: 'pending' } } },
      }),
    },
  },
];
