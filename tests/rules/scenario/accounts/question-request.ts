import { SERVER_TIME, type Data } from '../datum.ts';
import { commits, set, update, type Person, type Request } from '../request.ts';
import { ada, penny } from './decisions-on-penny.ts';

export const PROFILE = 'users/penny';
/** A question without an answer, a question with its answer, and the mail about a question. */
export const OPEN: Data = {
  by: 'ada',
  text: 'Which badge?',
  at: new Date(0),
  answer: null,
  answeredAt: null,
};
export const DONE: Data = { ...OPEN, answer: 'B072', answeredAt: new Date(0) };
export const MAIL: Data = {
  to: penny.email,
  template: { name: 'account-question', data: { role: 'passenger', status: 'pending' } },
  dueAt: SERVER_TIME,
};

interface Asking {
  readonly number?: number;
  readonly by?: Person;
  readonly question?: Data;
  readonly more?: Data;
  readonly mail?: Data | null;
  readonly mailNumber?: number;
}

/** A reviewer asks Penny a question. */
export function asks({
  number = 0,
  by = ada,
  question = {},
  more = {},
  mail = MAIL,
  mailNumber = number,
}: Asking = {}): Request {
  const whole = { ...OPEN, by: by?.sub ?? '', at: SERVER_TIME, ...question };
  return commits(
    by,
    update(PROFILE, { [`questions.${number}`]: whole, ...more }),
    ...(mail === null ? [] : [set(`mail/penny_q${mailNumber}`, mail)]),
  );
}

export const answers = (answered: Data = {}, by: Person = penny, number = 0, more: Data = {}): Request =>
  commits(
    by,
    update(PROFILE, {
      ...Object.fromEntries(
        Object.entries({ answer: 'B072', answeredAt: SERVER_TIME, ...answered }).map(([field, value]) => [
          `questions.${number}.${field}`,
          value,
        ]),
      ),
      ...more,
    }),
  );
