import { useEffect, useState } from 'react';
import type { ErrorCode, ProductError } from '#domain/errors/product-error.ts';
import { useLoadProduct } from '../../app/product-context.tsx';
import { watchWhileVisible } from '../../app/watch-while-visible.ts';

/** The outcome of an application: `null` while pending, approved, or the reason why not. */
export type ApplicationOutcome =
  | { readonly approved: true }
  | { readonly approved: false; readonly error: ProductError };

const UNDECIDED: ReadonlySet<ErrorCode> = new Set(['pending', 'network', 'unavailable']);

/**
 * Checks the applicant's gate at once, on focus, and every `interval` milliseconds while the page is visible (design
 * D15). Stops at the first final answer; an unreachable server is not one.
 */
export function useDecision(email: string, interval: number): ApplicationOutcome | null {
  const load = useLoadProduct();
  const [outcome, setOutcome] = useState<ApplicationOutcome | null>(null);
  const decided = outcome !== null;
  useEffect(() => {
    if (decided) return undefined;
    let left = false;
    const look = async () => {
      const product = await load().catch(() => null);
      const answer = await product?.emailCheck.recheck(email);
      if (left || answer === undefined) return;
      if (answer.ok) setOutcome({ approved: true });
      else if (!UNDECIDED.has(answer.error.code)) setOutcome({ approved: false, error: answer.error });
    };
    void look();
    const stop = watchWhileVisible(() => void look(), interval);
    return () => {
      left = true;
      stop();
    };
  }, [load, email, interval, decided]);
  return outcome;
}
