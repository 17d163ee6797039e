import type { FeedState } from '../../shared/feed.ts';
import { fail, succeed } from '../../shared/result.ts';
import { admitByGate } from '../admission/admission-policy.ts';
import { parseEmail, type EmailAddress } from '../model/email-address.ts';
import type { AccountResult } from '../model/errors/account-error.ts';
import type { WatchableAccounts } from '../ports/account-feed.ts';
import type { AccountPorts } from '../ports/account-ports.ts';

/** Checks whether the owner of an address may try to sign in. Fails as `parseEmail`, `admitByGate` or the port does. */
export interface EmailCheck {
  /**
   * Succeeds if the owner may try. Concurrent calls share one request for each address, and a success is reused. A text
   * without an `@` succeeds without a request (spec 5), because the provider judges it.
   */
  check(typed: string): Promise<AccountResult<void>>;
  /**
   * Reports the answer now and after every `lookNow`, until the returned function is called. `check` reuses a reported
   * success. Reports `unavailable` if an answer takes too long.
   */
  watch(typed: string, report: (answer: AccountResult<void>) => void): () => void;
}

/** Each page has one email check, which reuses only its own answers. */
export function createEmailCheck({ users, feed }: AccountPorts): EmailCheck {
  const answers = new Map<string, Promise<AccountResult<void>>>();

  const ask = async (email: EmailAddress): Promise<AccountResult<void>> => {
    const request = users.readEntry(email).then((read) => (read.ok ? admitByGate(email, read.value) : read));
    answers.set(email, request);
    const answer = await request;
    if (!answer.ok && answers.get(email) === request) answers.delete(email);
    return answer;
  };

  return {
    async check(typed) {
      if (!typed.includes('@')) return succeed();
      const parsed = parseEmail(typed);
      return parsed.ok ? (answers.get(parsed.value) ?? ask(parsed.value)) : parsed;
    },
    watch(typed, report) {
      const parsed = parseEmail(typed);
      if (!parsed.ok) {
        report(parsed);
        return () => {};
      }
      const email = parsed.value;
      const receive = ({ seen, via, error }: FeedState<WatchableAccounts['gate']['seen']>) => {
        if (seen === null || via === 'silent') return report(fail(error ?? { code: 'unavailable' }));
        const answer = admitByGate(email, seen.entry);
        if (answer.ok) answers.set(email, Promise.resolve(answer));
        else answers.delete(email);
        report(answer);
      };
      return feed.watch({ kind: 'gate', email }, receive, null);
    },
  };
}
