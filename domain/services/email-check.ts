import { parseEmail, type EmailAddress } from '../account/email-address.ts';
import { admitByGate } from '../admission/admission-policy.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import { succeed, type Result } from '../result.ts';

type Answer = Result<void>;

/** Asks whether the owner of an address may try to sign in. */
export interface EmailCheck {
  /**
   * One request per address: whoever asks while an answer is under way shares it, and an `open` answer is reused.
   * A refusal or a failure is asked again. What has no `@` is not asked about (spec section 5): the provider judges it.
   */
  check(typed: string): Promise<Answer>;
  /** Asks whatever was answered before, which may have changed, and from then on counts for `check` as well. */
  recheck(typed: string): Promise<Answer>;
}

export function createEmailCheck(users: Pick<UserRepository, 'readEntry'>): EmailCheck {
  const answers = new Map<string, Promise<Answer>>();

  const ask = async (email: EmailAddress): Promise<Answer> => {
    const asked = users.readEntry(email).then((read) => (read.ok ? admitByGate(email, read.value) : read));
    answers.set(email, asked);
    const answer = await asked;
    if (!answer.ok && answers.get(email) === asked) answers.delete(email);
    return answer;
  };

  const askAbout = async (
    typed: string,
    answerOf: (email: EmailAddress) => Promise<Answer>,
  ): Promise<Answer> => {
    if (!typed.includes('@')) return succeed();
    const parsed = parseEmail(typed);
    return parsed.ok ? answerOf(parsed.value) : parsed;
  };

  return {
    check: (typed) => askAbout(typed, (email) => answers.get(email) ?? ask(email)),
    recheck: (typed) => askAbout(typed, ask),
  };
}
