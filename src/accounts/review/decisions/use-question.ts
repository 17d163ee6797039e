import { useRef, useState } from 'react';
import { succeed, type Result } from '#domain/shared/result.ts';
import type { DecisionEvent } from './activities-reducer.ts';
import { isWorthRetrying } from './use-decide.ts';

/** The question of a dialog, which can be closed while its answer is being processed. */
export function useQuestion<Question extends object>(dispatch: (event: DecisionEvent) => void) {
  const [question, setQuestion] = useState<Question | null>(null);
  const open = useRef<Question>(null);
  const ask = (next: Question | null) => {
    open.current = next;
    setQuestion(next);
  };
  return {
    question,
    ask,
    close: () => ask(null),
    /**
     * Sends the answer of a dialog about one account. After a failure that another try may mend, the dialog stays open and
     * shows it; any other failure, and one after the dialog was closed, is shown at the account.
     */
    async answer(asked: Question, uid: string, send: () => Promise<Result<unknown> | null>) {
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
