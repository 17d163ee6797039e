import { SERVER_TIME, type Batch } from '../../shared/record-write.ts';
import { MOST_QUESTIONS } from './account-limits.ts';
import { profilePath, questionMailPath } from './account-paths.ts';
import { queueMail } from './mail.ts';
import { isAdministrator } from '../../shared/people/role.ts';
import type { User } from './user.ts';

type Asked = Pick<User, 'status' | 'role' | 'questions'>;

/** Whether a pending applicant has not answered the last question. */
export function isAsked({ status, questions }: Pick<User, 'status' | 'questions'>): boolean {
  return status === 'pending' && questions.at(-1)?.answer === null;
}

/** Whether reviewers may ask this person another question (D86). */
export function mayBeAsked(user: Asked): boolean {
  return (
    user.status === 'pending' &&
    !isAdministrator(user.role) &&
    !isAsked(user) &&
    user.questions.length < MOST_QUESTIONS
  );
}

/** Asks an applicant a question. `text` must have passed `parseAccountNote`. The mail does not show it (D86). */
export function questionBatch(
  { uid, email, role, status, questions }: Pick<User, 'uid' | 'email' | 'role' | 'status' | 'questions'>,
  by: string,
  text: string,
): Batch {
  const number = questions.length;
  const question = { by, text, at: SERVER_TIME, answer: null, answeredAt: null };
  return [
    { kind: 'update', path: profilePath(uid), fields: { [`questions.${number}`]: question } },
    queueMail(questionMailPath(uid, number), email, 'account-question', { role, status }),
  ];
}
