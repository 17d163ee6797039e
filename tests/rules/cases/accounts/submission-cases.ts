import type { Data } from '../../scenario/datum.ts';
import { LICENCE } from '../../model/accounts/profile-facts.ts';
import { DONE } from '../../scenario/accounts/question-request.ts';
import {
  ada,
  ali,
  penny,
  pennyAndStaff,
  pennyWith,
  sam,
  storedReview,
} from '../../scenario/accounts/decisions-on-penny.ts';
import { decision, type Alterations, type Step } from '../../scenario/accounts/decision-request.ts';
import type { SignedIn } from '../../scenario/people.ts';
import { commits, set, writesOf, type Case, type Request } from '../../scenario/request.ts';

const SUBMITTED: Data = { phone: '030 1234567', message: 'I drive nights.', questions: { 0: DONE } };
const applicant = pennyWith({ status: 'pending', ...SUBMITTED });
const WITHOUT_QUESTIONS: Data = { phone: '030 1234567', message: 'I drive nights.' };

const decides = (before: Data, step: Step, altered: Alterations = {}, actor: SignedIn = ada): Request => ({
  by: actor,
  does: decision({ actor, actorName: `Person ${actor.sub}`, target: penny, before, step }, altered),
});

const approves = (altered: Alterations = {}, before = applicant) =>
  decides(before, { status: 'approved' }, altered);
const files = (application: Data) => approves({ review: { application } });

const numbered = (questions: readonly Data[]): Data =>
  Object.fromEntries(questions.map((question, n) => [String(n), question]));
const FIVE = Array.from({ length: 5 }, (_, n): Data => ({ ...DONE, text: `Question ${n}` }));
const askedFive = pennyWith({ status: 'pending', questions: numbered(FIVE) });

const approved = pennyWith({ status: 'approved', reviewCount: 1 });
const brings = (profile: Data, actor: SignedIn = ada, review: Data = {}) =>
  decides(approved, { status: 'pending' }, { profile, review }, actor);
const storedApproval = (from: string, application: Data | null = SUBMITTED) =>
  pennyAndStaff(approved, storedReview('ada', from, 'approved', application === null ? {} : { application }));

/** D118: an approval moves the application from the profile, which the desk reads, into its audit entry. */
export const SUBMISSION_CASES: readonly Case[] = [
  {
    title: 'an approval moves the application and the questions into its audit entry',
    seed: pennyAndStaff(applicant),
    permitted: approves(),
    refused: {
      'the number stays in the profile, too': approves({ profile: { phone: '030 1234567' } }),
      'the message stays in the profile, too': approves({ profile: { message: 'I drive nights.' } }),
      'the questions stay in the profile, too': approves({ profile: { questions: { 0: DONE } } }),
      'an entry without them': approves({ review: { application: undefined } }),
      'an entry without the number': files({ message: 'I drive nights.', questions: { 0: DONE } }),
      'an entry without the message': files({ phone: '030 1234567', questions: { 0: DONE } }),
      'an entry without the questions': files(WITHOUT_QUESTIONS),
      'an entry with another number': files({ ...SUBMITTED, phone: '030 7654321' }),
      'an entry with a field that was not submitted': files({ ...SUBMITTED, ...LICENCE }),
      'an entry with another field of the profile': files({ ...SUBMITTED, name: 'Person penny' }),
      'an entry with one more question': files({ ...SUBMITTED, questions: { 0: DONE, 1: DONE } }),
      'an entry with another question': files({ ...SUBMITTED, questions: { 1: DONE } }),
    },
  },
  {
    title: 'an approval moves the times of questions as exactly as a client knows them',
    seed: pennyAndStaff(applicant),
    permitted: files({
      ...SUBMITTED,
      questions: { 0: { ...DONE, at: new Date(1000), answeredAt: new Date(2000) } },
    }),
    refused: {
      'not with another text': files({ ...SUBMITTED, questions: { 0: { ...DONE, text: 'Why?' } } }),
      'not with another answer': files({ ...SUBMITTED, questions: { 0: { ...DONE, answer: 'No.' } } }),
      'not of another reviewer': files({ ...SUBMITTED, questions: { 0: { ...DONE, by: 'ali' } } }),
      'not with a remark': files({ ...SUBMITTED, questions: { 0: { ...DONE, remark: 'Odd.' } } }),
    },
  },
  {
    title: 'an approval moves five questions',
    seed: pennyAndStaff(askedFive),
    permitted: approves({}, askedFive),
    refused: Object.fromEntries(
      FIVE.map((_, changed) => {
        const questions = FIVE.map((one, n) => (n === changed ? { ...one, answer: 'No.' } : one));
        const review = { application: { questions: numbered(questions) } };
        return [`with another answer to question ${changed}`, approves({ review }, askedFive)];
      }),
    ),
  },
  {
    title: 'an applicant who has submitted nothing is approved',
    seed: pennyAndStaff(pennyWith({ status: 'pending' })),
    permitted: approves({}, pennyWith({ status: 'pending' })),
    refused: {
      'with a number in the entry': approves(
        { review: { application: { phone: '030 1234567' } } },
        pennyWith({ status: 'pending' }),
      ),
      'with questions in the entry': approves(
        { review: { application: { questions: {} } } },
        pennyWith({ status: 'pending' }),
      ),
    },
  },
  {
    title: 'the undo of an approval brings back what was submitted',
    seed: storedApproval('pending'),
    permitted: brings(SUBMITTED),
    refused: {
      'not another number': brings({ ...SUBMITTED, phone: '030 7654321' }),
      'not a part': brings({ phone: '030 1234567', questions: { 0: DONE } }),
      'not without the questions': brings(WITHOUT_QUESTIONS),
      'not with more': brings({ ...SUBMITTED, ...LICENCE }),
      'not as another administrator': brings(SUBMITTED, ali),
      'not with it in the entry, too': brings(SUBMITTED, ada, { application: SUBMITTED }),
      'not with a mail of a question that comes back': commits(
        ada,
        ...writesOf(brings(SUBMITTED)),
        set('mail/penny_q0', { to: 'eve@example.com' }),
      ),
    },
  },
  {
    title: 'the undo of an approval leads back without what was submitted',
    seed: storedApproval('pending', null),
    permitted: brings({}),
    refused: { 'with a number that no approval has moved': brings({ phone: '030 1234567' }) },
  },
  {
    title: 'the undo of an approval of a rejected applicant brings back what was submitted',
    seed: storedApproval('rejected'),
    permitted: decides(approved, { status: 'rejected' }, { profile: SUBMITTED }),
    refused: {
      'not as the revocation of another administrator': decides(
        approved,
        { status: 'rejected' },
        { profile: SUBMITTED },
        ali,
      ),
    },
  },
  {
    title: 'a rejection leaves the application in the profile',
    seed: pennyAndStaff(applicant),
    permitted: decides(applicant, { status: 'rejected' }),
    refused: {
      'without the number': decides(applicant, { status: 'rejected' }, { profile: { phone: undefined } }),
      'with another message': decides(applicant, { status: 'rejected' }, { profile: { message: 'No.' } }),
      'without the questions': decides(
        applicant,
        { status: 'rejected' },
        { profile: { questions: undefined } },
      ),
      'with a copy in the entry': decides(
        applicant,
        { status: 'rejected' },
        { review: { application: SUBMITTED } },
      ),
    },
  },
  {
    title: 'another role leaves the application of an approved person in the profile',
    seed: pennyAndStaff({ ...approved, ...SUBMITTED }),
    permitted: decides({ ...approved, ...SUBMITTED }, { role: 'driver' }, {}, sam),
    refused: {
      'not moved into the entry': decides(
        { ...approved, ...SUBMITTED },
        { role: 'driver' },
        {
          profile: { phone: undefined, message: undefined, questions: undefined },
          review: { application: SUBMITTED },
        },
        sam,
      ),
    },
  },
  {
    title: 'another role leaves the application of an applicant in the profile',
    seed: pennyAndStaff(applicant),
    permitted: decides(applicant, { role: 'driver' }, {}, sam),
    refused: {
      'without the number': decides(applicant, { role: 'driver' }, { profile: { phone: undefined } }, sam),
      'with a copy in the entry': decides(
        applicant,
        { role: 'driver' },
        { review: { application: SUBMITTED } },
        sam,
      ),
    },
  },
];
