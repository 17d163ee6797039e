import { useEffect, useState } from 'react';
import { outcomeIn, type ApplicationOutcome } from '#domain/accounts/model/application-outcome.ts';
import type { AccountResult } from '#domain/accounts/model/errors/account-error.ts';
import { useProductAccess } from '#core/product/product-context.tsx';
import { intervals, watchWhileVisible } from '#core/session/watch-while-visible.ts';

interface Application {
  /** The decision, or why the application has failed; `null` while there is neither. */
  readonly outcome: ApplicationOutcome | null;
  /** Whether the last check got no answer. */
  readonly unreachable: boolean;
}

/**
 * Reads the applicant's gate at once, when the page is shown again, and at intervals while the page is visible (D15).
 * Stops at the first outcome. A failed request is no outcome.
 */
export function useApplication(email: string): Application {
  const { load } = useProductAccess();
  const [outcome, setOutcome] = useState<ApplicationOutcome | null>(null);
  const [unreachable, setUnreachable] = useState(false);
  const decided = outcome !== null;
  useEffect(() => {
    if (decided) return undefined;
    let unmounted = false;
    let stopWatching: (() => void) | undefined;
    const receive = (answer: AccountResult<void>) => {
      const found = outcomeIn(answer);
      setUnreachable(found === 'unanswered');
      if (found !== 'unanswered' && found !== 'pending') setOutcome(found);
    };
    const look = async () => {
      const product = await load();
      if (unmounted) return;
      if (!product.ok) receive(product);
      else if (stopWatching === undefined)
        stopWatching = product.value.accounts.emailCheck.watch(email, receive);
      else product.value.accounts.lookNow();
    };
    void look();
    const stopLooking = watchWhileVisible(() => void look(), intervals.gate);
    return () => {
      unmounted = true;
      stopLooking();
      stopWatching?.();
    };
  }, [load, email, decided]);
  return { outcome, unreachable };
}
