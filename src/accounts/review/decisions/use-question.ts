import type { AccountResult } from '#domain/accounts/model/errors/account-error.ts';
import { useEffect, useRef, useState } from 'react';
import type { StatusStep } from '#domain/accounts/model/account-steps.ts';
import { asksFirst, type AskedStep } from '#domain/accounts/model/asks-first.ts';
import { isWorthRetrying } from '#domain/accounts/model/errors/is-worth-retrying.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import { succeed } from '#domain/shared/result.ts';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import type { DecisionEvent } from './activities-reducer.ts';

/** `StepDialog`, loaded after the pages of accounts, because none of these pages needs it at first. */
export const LazyStepDialog = lazyDialog(async () => (await import('./step-dialog.tsx')).StepDialog);

export interface StepQuestion {
  readonly kind: AskedStep;
  readonly users: readonly User[];
}

/** The question of a dialog. The dialog can be closed while its answer is being processed. */
export function useQuestion<Question extends object = never>(dispatch: (event: DecisionEvent) => void) {
  const [question, setQuestion] = useState<Question | StepQuestion | null>(null);
  const open = useRef<Question | StepQuestion>(null);
  // The dialog is loaded before it is opened, so that only the decision itself needs the network.
  useEffect(() => LazyStepDialog.prepare(), []);
  const ask = (next: Question | StepQuestion | null) => {
    open.current = next;
    setQuestion(next);
  };
  return {
    question,
    ask,
    /** Opens the dialog if the step needs an answer; otherwise takes the step at once. */
    begin(kind: StatusStep, users: readonly User[], take: (intent: Intent) => void) {
      if (asksFirst(kind, users)) ask({ kind, users });
      else take({ kind });
    },
    close: () => ask(null),
    /**
     * Sends the answer of a dialog about one account. After a failure that a retry may resolve, the dialog stays open
     * and shows the failure. Any other failure, or a failure after the dialog was closed, is shown at the account.
     */
    async answer(
      asked: Question | StepQuestion,
      uid: string,
      send: () => Promise<AccountResult<unknown> | null>,
    ) {
      const result = await send();
      if (open.current !== asked) return succeed();
      if (result === null || result.ok || !isWorthRetrying(result.error)) {
        ask(null);
        return succeed();
      }
      dispatch({ type: 'failure-shown', uid });
      return result;
    },
  };
}
