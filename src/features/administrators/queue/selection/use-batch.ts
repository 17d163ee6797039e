import { useState } from 'react';
import type { Decision } from '#domain/accounts/model/decision.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import { catchDefect } from '../../../../core/product/catch-defect.ts';
import { CONCURRENT_DECISIONS, runFewAtOnce } from '../../decisions/run-few-at-once.ts';
import { isWorthRetrying, type Decide } from '../../decisions/use-decisions.ts';

/** Progress of several decisions; `retriable` are the failed ones that may succeed on a retry. */
export interface Batch {
  readonly intent: Intent;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly retriable: readonly User[];
}

/** Takes the same decision on several accounts, each in a request of its own. */
export function useBatch(decide: Decide) {
  const [batch, setBatch] = useState<Batch | null>(null);
  const run = async (users: readonly User[], intent: Intent): Promise<readonly Decision[]> => {
    const decisions: Decision[] = [];
    setBatch({ intent, total: users.length, done: 0, failed: 0, retriable: [] });
    await runFewAtOnce(users, CONCURRENT_DECISIONS, async (user) => {
      const result = await catchDefect(() => decide(user, intent));
      if (result?.ok) decisions.push(result.value);
      const failure = result === null || result.ok ? null : result.error;
      setBatch(
        (known) =>
          known && {
            ...known,
            done: known.done + 1,
            failed: known.failed + (failure === null ? 0 : 1),
            retriable:
              failure !== null && isWorthRetrying(failure) ? [...known.retriable, user] : known.retriable,
          },
      );
    });
    // A batch with failures stays visible until it is dismissed.
    setBatch((known) => (known === null || known.failed === 0 ? null : known));
    return decisions;
  };
  return { batch, run, dismiss: () => setBatch(null) };
}
