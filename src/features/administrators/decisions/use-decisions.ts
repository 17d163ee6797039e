import { useRef, useState } from 'react';
import type { Decision } from '#domain/accounts/model/decision.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { ProductError } from '#domain/shared/product-error.ts';
import type { Result } from '#domain/shared/result.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import { catchDefect } from '../../../core/product/catch-defect.ts';
import { useProduct } from '../../../core/product/product-context.tsx';
import { whenSlow } from './when-slow.ts';

/** A running decision on an account, or why the last one failed. */
export type Activity =
  | { readonly state: 'busy'; readonly intent: Intent; readonly slow: boolean }
  | { readonly state: 'failed'; readonly intent: Intent; readonly error: ProductError };

/** Resolves to `null` while another decision on the same account is running. */
export type Decide = (user: User, intent: Intent) => Promise<Result<Decision> | null>;

const FINAL: ReadonlySet<ProductError['code']> = new Set([
  'decided-by-another',
  'decision-not-allowed',
  'permission-denied',
]);

/** Whether the same decision may succeed on a retry. */
export function isWorthRetrying({ code }: ProductError): boolean {
  return !FINAL.has(code);
}

/** Decides on accounts, one decision per account at a time: `decide` resolves to `null` while another is running. */
export function useDecisions() {
  const { accountDecisions } = useProduct();
  const [activities, setActivities] = useState<ReadonlyMap<string, Activity>>(new Map());
  const running = useRef(new Set<string>());
  const mark = (uid: string, activity: Activity | null) =>
    setActivities((known) => {
      const next = new Map(known);
      if (activity === null) next.delete(uid);
      else next.set(uid, activity);
      return next;
    });
  const decide: Decide = async (user, intent) => {
    const { uid } = user;
    if (running.current.has(uid)) return null;
    running.current.add(uid);
    mark(uid, { state: 'busy', intent, slow: false });
    const result = await whenSlow(
      catchDefect(() => accountDecisions.decide(user, intent)),
      () => mark(uid, { state: 'busy', intent, slow: true }),
    );
    running.current.delete(uid);
    mark(uid, result.ok ? null : { state: 'failed', intent, error: result.error });
    return result;
  };
  return { activities, decide, clearFailure: (uid: string) => mark(uid, null) };
}
