import { SERVER_TIME, type Data } from '../../scenario/datum.ts';
import {
  ada,
  ali,
  penny,
  pennyAndStaff,
  pennyWith,
  sam,
} from '../../scenario/accounts/decisions-on-penny.ts';
import { entryPath, profile } from '../../scenario/documents.ts';
import { later, NOBODY, SIGNED_IN_AT } from '../../scenario/people.ts';
import { commit, get, set, update, type Case, type Person, type Request } from '../../scenario/request.ts';
import { each, text } from '../../scenario/wrong-values.ts';

const PROFILE = 'users/penny';
const OPEN: Data = { by: 'ada', text: 'Which licence?', at: new Date(0), answer: null, answeredAt: null };
const DONE: Data = { ...OPEN, answer: 'B072', answeredAt: new Date(0) };
const MAIL: Data = {
  to: penny.email,
  template: { name: 'account-question', data: { role: 'passenger', status: 'pending' } },
};
const asked = (...questions: readonly Data[]): Data => ({
  ...(questions.length > 0 && { questions: Object.fromEntries(questions.map((one, n) => [String(n), one])) }),
});
const withQuestions = (questions: readonly Data[], more: Data = {}) =>
  pennyAndStaff(pennyWith({ status: 'pending', ...asked(...questions), ...more }));

interface Asking {
  readonly number?: number;
  readonly by?: Person;
  readonly question?: Data;
  readonly more?: Data;
  readonly mail?: Data | null;
  readonly mailNumber?: number;
}

function asks({
  number = 0,
  by = ada,
  question = {},
  more = {},
  mail = MAIL,
  mailNumber = number,
}: Asking = {}): Request {
  const whole = { ...OPEN, by: by?.sub ?? '', at: SERVER_TIME, ...question };
  return {
    by,
    does: commit(
      update(PROFILE, { [`questions.${number}`]: whole, ...more }),
      ...(mail === null ? [] : [set(`mail/penny_q${mailNumber}`, mail)]),
    ),
  };
}

const answers = (answered: Data = {}, by: Person = penny, number = 0, more: Data = {}): Request => ({
  by,
  does: commit(
    update(PROFILE, {
      ...Object.fromEntries(
        Object.entries({ answer: 'B072', answeredAt: SERVER_TIME, ...answered }).map(([field, value]) => [
          `questions.${number}.${field}`,
          value,
        ]),
      ),
      ...more,
    }),
  ),
});

const HIDDEN = { 'something hidden in it': 'B0\u202e72', 'a tab in it': 'B\t072' };

/** A reviewer asks an applicant, who answers (D86). */
export const QUESTION_CASES: readonly Case[] = [
  {
    title: 'an approved admin asks an applicant, with a mail',
    seed: withQuestions([]),
    permitted: asks(),
    refused: {
      'the applicant themselves': asks({ by: penny }),
      nobody: asks({ by: NOBODY }),
      'in the name of another': asks({ question: { by: 'sam' } }),
      'at another time': asks({ question: { at: new Date(0) } }),
      'with its answer': asks({ question: { answer: 'Yes.' } }),
      'with the time of an answer': asks({ question: { answeredAt: SERVER_TIME } }),
      'with something else in it': asks({ question: { pinned: true } }),
      'with another change': asks({ more: { phone: '112' } }),
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
      'with another gate': {
        by: ada,
        does: commit(
          update(PROFILE, { 'questions.0': { ...OPEN, at: SERVER_TIME } }),
          set('mail/penny_q0', MAIL),
          set(entryPath(penny), { gate: 'open', uid: 'penny' }),
        ),
      },
      'a mail alone': { by: ada, does: commit(set('mail/penny_q0', MAIL)) },
      'an empty one': asks({ question: { text: '' } }),
      'of 1,001 characters': asks({ question: { text: text(1001) } }),
      ...each(HIDDEN, (hidden) => asks({ question: { text: hidden } })),
      ...each({ 'a number': 1, null: null, 'a list': ['?'] }, (value) => asks({ question: { text: value } })),
    },
  },
  {
    title: 'an approved system_admin asks in several lines of other scripts, at the longest',
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
      'with something else in it': answers({ pinned: true }, penny, 1),
      'with another change': answers({}, penny, 1, { phone: '112' }),
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
    title: 'an applicant answers in several lines, with a session of now',
    seed: withQuestions([OPEN], { signedInSince: SIGNED_IN_AT }),
    permitted: answers({ answer: `Ja 👍\n\n${text(990)}` }, later(penny, 1)),
    refused: { 'with an ended session': answers({}, later(penny, -1)) },
  },
  ...['approved', 'rejected'].map((status): Case => ({
    title: `the questions to a ${status} passenger are read, neither answered nor added to`,
    seed: withQuestions([DONE, OPEN], { status }),
    permitted: { by: ada, does: get(PROFILE) },
    refused: { 'an answer': answers({}, penny, 1) },
  })),
  ...['approved', 'rejected'].map((status): Case => ({
    title: `a ${status} passenger is read and not asked`,
    seed: withQuestions([], { status }),
    permitted: { by: ada, does: get(PROFILE) },
    refused: {
      'with a mail': asks({
        mail: { ...MAIL, template: { name: 'account-question', data: { role: 'passenger', status } } },
      }),
    },
  })),
  {
    title: 'a pending administrator is read and not asked, because nothing makes them wait',
    seed: pennyAndStaff(profile(penny, 'admin', { status: 'pending' })),
    permitted: { by: sam, does: get(PROFILE) },
    refused: {
      'by a system_admin': asks({
        by: sam,
        mail: { ...MAIL, template: { name: 'account-question', data: { role: 'admin', status: 'pending' } } },
      }),
    },
  },
];
