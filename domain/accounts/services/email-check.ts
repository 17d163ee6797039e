import { parseEmail, type EmailAddress } from '../model/email-address.ts';
import { admitByGate } from '../admission/admission-policy.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import { succeed, type Result } from '../../shared/result.ts';

/** Checks whether the owner of an address may try to sign in. Fails as `admitByGate` or the repository does. */
export interface EmailCheck {
  /**
   * One request per address: concurrent calls share it, and an `open` answer is reused; refusals and failures are asked
   * again. Text without an `@` is not checked (spec 5): the provider judges it.
   */
  check(typed: string): Promise<Result<void>>;
  /** Asks again even if there is an answer; `check` then uses the new one. */
  recheck(typed: string): Promise<Result<void>>;
}

/** An email check that remembers its own answers; one per page. */
export function createEmailCheck(users: Pick<UserRepository, 'readEntry'>): EmailCheck {
  const answers = new Map<string, Promise<Result<void>>>();

  const ask = async (email: EmailAddress): Promise<Result<void>> => {
    const asked = users.readEntry(email).then((read) => (read.ok ? admitByGate(email, read.value) : read));
    answers.set(email, asked);
    const answer = await asked;
    if (!answer.ok && answers.get(email) === asked) answers.delete(email);
    return answer;
  };

  const askAbout = async (
    typed: string,
    answerOf: (email: EmailAddress) => Promise<Result<void>>,
  ): Promise<Result<void>> => {
    if (!typed.includes('@')) return succeed();
    const parsed = parseEmail(typed);
    return parsed.ok ? answerOf(parsed.value) : parsed;
  };

  return {
    check: (typed) => askAbout(typed, (email) => answers.get(email) ?? ask(email)),
    recheck: (typed) => askAbout(typed, ask),
  };
}
