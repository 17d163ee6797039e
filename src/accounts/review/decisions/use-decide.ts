import { useEffect, useRef } from 'react';
import type { Decision } from '#domain/accounts/model/decision.ts';
import type { AccountResult } from '#domain/accounts/model/errors/account-error.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import type { DecisionEvent } from './activities-reducer.ts';
import { forgetReasons, reasonDrafts } from './reason-drafts.ts';
import { useReview } from '../use-review.ts';

/** After this time a decision counts as slow. Milliseconds. */
const PATIENCE_MS = 1000;

/**
 * Decides on accounts, one decision per account at a time, and reports progress and results. `onOutdated` is called if
 * another decision was stored first.
 */
export function useDecide(
  dispatch: (event: DecisionEvent) => void,
  onOutdated: (user: User) => Promise<void> | void,
) {
  const { accountDecisions } = useReview();
  const running = useRef(new Set<string>());
  // Leaving the page discards the typed reasons.
  useEffect(() => () => reasonDrafts.forget(() => true), []);
  /** Resolves to `null` while another decision on the same account is running. */
  const decide = async (user: User, intent: Intent): Promise<AccountResult<Decision> | null> => {
    const { uid } = user;
    if (running.current.has(uid)) return null;
    running.current.add(uid);
    dispatch({ type: 'started', user, intent });
    const timer = setTimeout(() => dispatch({ type: 'slow', user, intent }), PATIENCE_MS);
    const result = await catchDefect(() => accountDecisions.decide(user, intent));
    clearTimeout(timer);
    running.current.delete(uid);
    dispatch(
      result.ok
        ? { type: 'decided', decision: result.value }
        : { type: 'failed', user, intent, error: result.error },
    );
    if (result.ok) forgetReasons(uid);
    else if (result.error.code === 'decided-by-another') await onOutdated(user);
    return result;
  };
  return decide;
}
