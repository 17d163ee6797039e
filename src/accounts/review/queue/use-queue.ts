import { useEffect, useEffectEvent, useReducer } from 'react';
import { mayDecide, type Decision } from '#domain/accounts/model/decision.ts';
import { ACCOUNT_STATUSES, type AccountStatus, type User } from '#domain/accounts/model/user.ts';
import type { QueueQuery } from '#domain/accounts/ports/review-repository.ts';
import type { QueuePage } from '#domain/accounts/ports/review-repository.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CursorPages } from '#core/navigation/use-cursor-pages.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useProduct } from '#core/product/product-context.tsx';
import { CONCURRENT_REQUESTS, runFewAtOnce } from '#domain/shared/run-few-at-once.ts';
import { useUser } from '#core/session/user-context.ts';
import { useEndToast } from '#ui/feedback/toast-context.tsx';
import { useDecide } from '../decisions/use-decide.ts';
import { useUndo } from '../decisions/use-undo.ts';
import { useReview } from '../use-review.ts';
import { isWatched, queueReducer } from './queue-reducer.ts';
import { emptyQueue, listUnder, type QueueRequest } from './queue-state.ts';

/** A page of the queue and the actions on it. `queueReducer` decides how each action changes the state. */
export function useQueue(query: QueueQuery, pages: CursorPages, cameFrom: string | null) {
  const { accountReviews, reviewQueue } = useReview();
  const { lookNow } = useProduct().accounts;
  const actor = useUser();
  const endToast = useEndToast();
  const [state, dispatch] = useReducer(queueReducer, cameFrom, emptyQueue);
  const { attempt, recounts, selected } = state;

  const { status, role, address, search, cursor } = query;
  const dispatchAnswer = useEffectEvent((request: QueueRequest, result: Result<QueuePage>) =>
    dispatch({ type: 'answered', request, pages, result }),
  );
  useEffect(() => {
    let current = true;
    const request = { query: { status, role, address, search, cursor }, attempt };
    const load = async () => {
      const result = await catchDefect(() => reviewQueue.page(request.query));
      if (current) dispatchAnswer(request, result);
    };
    dispatch({ type: 'requested', request });
    void load();
    return () => {
      current = false;
    };
  }, [reviewQueue, status, role, address, search, cursor, attempt]);
  useEffect(() => {
    const count = async (each: AccountStatus) => {
      const counted = await reviewQueue.count(each);
      if (counted.ok) dispatch({ type: 'counted', status: each, count: counted.value, recounts });
    };
    for (const each of ACCOUNT_STATUSES) void count(each);
  }, [reviewQueue, recounts]);

  const watched = isWatched(query);
  useEffect(() => {
    if (!watched || status === 'any') return undefined;
    const queue = { status, role };
    return reviewQueue.watch(queue, (feed) => dispatch({ type: 'fed', queue, feed }), new Date());
  }, [reviewQueue, status, role, watched]);

  const undo = useUndo({
    onStart: () => dispatch({ type: 'begun' }),
    onEnd: (undone, failure) => {
      dispatch({ type: 'undone', undone, failure });
      // An answer under way may lack an account that the undo has brought back. So the feed is read again.
      lookNow();
    },
  });
  const decide = useDecide(dispatch, async ({ uid }) => {
    const file = await accountReviews.file(uid);
    if (file.ok) dispatch({ type: 'changed', row: { uid, account: file.value.account } });
  });
  const end = (decisions: readonly Decision[]) => {
    if (decisions.length === 0) return dispatch({ type: 'ended', news: null });
    // On a phone the toast would cover the undo bar.
    endToast();
    undo.offer(decisions);
    dispatch({ type: 'ended', news: { of: 'decisions', decisions } });
  };

  const list = listUnder(query, state);
  const users = (list.page?.rows ?? []).flatMap(({ item, gone }) =>
    item.account.state === 'sound' && mayDecide(actor, item.account.user) && !gone ? [item.account.user] : [],
  );
  return {
    ...state,
    list,
    dispatch,
    undo,
    /** The accounts on this page that the user may decide on. */
    users,
    chosen: users.filter(({ uid }) => selected.has(uid)),
    async decide(user: User, intent: Intent) {
      dispatch({ type: 'begun' });
      const result = await decide(user, intent);
      if (result?.ok === true) end([result.value]);
      else if (result !== null)
        dispatch({ type: 'ended', news: { of: 'failed-decision', user, error: result.error } });
      return result;
    },
    /** Decides on several accounts, each in a request of its own. */
    async decideSeveral(several: readonly User[], intent: Intent) {
      dispatch({ type: 'begun', batch: { intent, users: several } });
      const decisions: Decision[] = [];
      await runFewAtOnce(several, CONCURRENT_REQUESTS, async (user) => {
        const result = await catchDefect(() => decide(user, intent));
        if (result?.ok) decisions.push(result.value);
        const failure = result === null || result.ok ? null : result.error;
        dispatch({ type: 'batch-went-on', user, failure });
      });
      end(decisions);
    },
  };
}

export type Queue = ReturnType<typeof useQueue>;
