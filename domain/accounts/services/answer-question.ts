import { fail } from '../../shared/result.ts';
import { ifStored, settle } from '../../shared/settle.ts';
import type { AccountResult } from '../model/errors/account-error.ts';
import { answerBatch } from '../model/answer-batch.ts';
import type { AccountPorts } from '../ports/account-ports.ts';
import type { Applicant } from './applicant.ts';

/**
 * Stores the answer of this tab's applicant to the last question. `text` must have passed `parseAccountNote`. Fails
 * with `session-expired` if no one waits or no question was asked, or as the repository does.
 */
export type AnswerQuestion = (text: string) => Promise<AccountResult<void>>;

interface Needs extends AccountPorts {
  readonly applicant: Applicant;
}

export function createAnswerQuestion({ applicant, privateRecords }: Needs): AnswerQuestion {
  return async (text) => {
    const identity = applicant.identity();
    const number = (applicant.current()?.questions.length ?? 0) - 1;
    if (identity === null || number < 0) return fail({ code: 'session-expired', providerCode: '' });
    const { uid } = identity.user;
    const { users, records } = privateRecords(identity);
    const answered = await settle(records, answerBatch(uid, number, text), {
      read: () => users.read(uid),
      verdict: ifStored((found) => found.state === 'sound' && found.user.questions[number]?.answer === text),
    });
    await applicant.lookForQuestion();
    return answered;
  };
}
