import { useEffect, useState } from 'react';
import { meaningOf } from '#domain/shared/error-meaning.ts';
import type { ProductError } from '#domain/shared/product-error.ts';
import { useLoadProduct } from '../../../core/product/product-context.tsx';
import { watchWhileVisible } from '../../../core/session/watch-while-visible.ts';

/** The outcome of an application: `null` while pending, approved, or the reason why not. */
export type ApplicationOutcome =
  | { readonly approved: true }
  | { readonly approved: false; readonly error: ProductError };

interface Application {
  readonly outcome: ApplicationOutcome | null;
  /** The last check got no answer, so an outcome may be there already. */
  readonly unreachable: boolean;
}

/**
 * Checks the applicant's gate at once, on focus, and every `interval` milliseconds while the page is visible (design
 * D15). Stops at the first final answer; an unreachable server is not one.
 */
export function useApplication(email: string, interval: number): Application {
  const load = useLoadProduct();
  const [outcome, setOutcome] = useState<ApplicationOutcome | null>(null);
  const [unreachable, setUnreachable] = useState(false);
  const decided = outcome !== null;
  useEffect(() => {
    if (decided) return undefined;
    let left = false;
    const look = async () => {
      const loaded = await load();
      const answer = loaded.ok ? await loaded.value.emailCheck.recheck(email) : loaded;
      if (left) return;
      const unanswered = !loaded.ok || (!answer.ok && meaningOf(answer.error).kind === 'transient');
      setUnreachable(unanswered);
      if (unanswered || (!answer.ok && answer.error.code === 'pending')) return;
      setOutcome(answer.ok ? { approved: true } : { approved: false, error: answer.error });
    };
    void look();
    const stop = watchWhileVisible(() => void look(), interval);
    return () => {
      left = true;
      stop();
    };
  }, [load, email, interval, decided]);
  return { outcome, unreachable };
}
