import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { mayDecide, type Decision } from '#domain/accounts/model/decision.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { QueueQuery } from '#domain/accounts/ports/review-repository.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import type { QueuePage } from '#domain/accounts/services/review-queue.ts';
import type { ProductError } from '#domain/shared/product-error.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CursorPages } from '../../../core/navigation/use-cursor-pages.ts';
import { catchDefect } from '../../../core/product/catch-defect.ts';
import { useProduct } from '../../../core/product/product-context.tsx';
import { useUser } from '../../../core/session/user-context.ts';
import { useEndToast } from '../../../ui/feedback/toast-context.tsx';
import { createReasonDrafts } from '../decisions/reason-drafts.ts';
import { CONCURRENT_DECISIONS, runFewAtOnce } from '../decisions/run-few-at-once.ts';
import { isWorthRetrying, useDecide, type Decide } from '../decisions/use-decide.ts';
import { useUndo } from '../decisions/use-undo.ts';
import { whenSlow } from '../decisions/when-slow.ts';
import { queueAfter } from './queue-after.ts';
import { isWatched } from './queue-after-feed.ts';
import { emptyQueue, listUnder, type QueueRequest } from './queue-state.ts';

/** A page of the queue and the actions on it. What they come to is decided in `queueAfter`. */
export function useQueue(query: QueueQuery, pages: CursorPages, cameFrom: string | null) {
  const { lookNow, readAccountFile, reviewQueue } = useProduct();
  const actor = useUser();
  const endToast = useEndToast();
  const [state, tell] = useReducer(queueAfter, cameFrom, emptyQueue);
  const [drafts] = useState(createReasonDrafts);
  const { attempt, toCount, selected } = state;

  const { status, search, cursor } = query;
  const tellAnswer = useEffectEvent((request: QueueRequest, result: Result<QueuePage>) =>
    tell({ type: 'answered', request, pages, result }),
  );
  useEffect(() => {
    let current = true;
    const request = { query: { status, search, cursor }, attempt };
    const load = async () => {
      const result = await reviewQueue.page(request.query);
      if (current) tellAnswer(request, result);
    };
    tell({ type: 'asked', request });
    void load();
    return () => {
      current = false;
    };
  }, [reviewQueue, status, search, cursor, attempt]);
  useEffect(() => {
    const count = async (status: (typeof toCount)[number]) => {
      const counted = await reviewQueue.count(status);
      if (counted.ok) tell({ type: 'counted', status, count: counted.value });
    };
    for (const status of toCount) void count(status);
  }, [reviewQueue, toCount]);

  const watched = isWatched(query);
  useEffect(() => {
    if (!watched) return undefined;
    return reviewQueue.watch(status, (feed) => tell({ type: 'fed', status, feed }), new Date());
  }, [reviewQueue, status, watched]);

  const undo = useUndo({
    onStart: () => tell({ type: 'begun' }),
    onEnd: (undone, failure) => {
      tell({ type: 'undone', undone, failure });
      // An answer that is on its way may lack what has come back.
      lookNow();
    },
  });
  const carryOut = useDecide(tell);
  const decide: Decide = async (user, intent) => {
    const result = await carryOut(user, intent);
    if (result?.ok) drafts.forget(user.uid);
    else if (result?.error.code === 'decided-by-another') {
      const file = await readAccountFile(user.uid);
      if (file.ok) tell({ type: 'changed', row: { uid: user.uid, assessment: file.value.assessment } });
    }
    return result;
  };
  const tellSlow = (users: readonly User[], { kind }: Intent) =>
    tell({ type: 'told', news: { of: 'slow-decision', users, kind } });
  const end = (decisions: readonly Decision[]) => {
    if (decisions.length === 0) return tell({ type: 'ended', news: null });
    // On a phone it would lie on the bar that offers to undo.
    endToast();
    undo.offer(decisions);
    tell({ type: 'ended', news: { of: 'decisions', decisions } });
  };

  const list = listUnder(query, state);
  const users = (list.page?.rows ?? []).flatMap(({ uid, assessment }) =>
    assessment.state === 'sound' && mayDecide(actor, assessment.user) && !state.gone.includes(uid)
      ? [assessment.user]
      : [],
  );
  return {
    ...state,
    list,
    tell,
    undo,
    drafts,
    /** The accounts on this page that the user may decide on. */
    users,
    chosen: users.filter(({ uid }) => selected.has(uid)),
    /** Resolves to the failure if a retry may succeed. */
    async decideOne(user: User, intent: Intent): Promise<ProductError | null> {
      tell({ type: 'begun' });
      const result = await whenSlow(decide(user, intent), () => tellSlow([user], intent));
      if (result === null) return null;
      if (result.ok) {
        end([result.value]);
        return null;
      }
      tell({ type: 'ended', news: { of: 'failed-decision', user, error: result.error } });
      return isWorthRetrying(result.error) ? result.error : null;
    },
    /** Each in a request of its own. */
    async decideSeveral(several: readonly User[], intent: Intent) {
      tell({ type: 'begun', batch: { intent, total: several.length } });
      const decisions: Decision[] = [];
      const run = runFewAtOnce(several, CONCURRENT_DECISIONS, async (user) => {
        const result = await catchDefect(() => decide(user, intent));
        if (result?.ok) decisions.push(result.value);
        const failure = result === null || result.ok ? null : result.error;
        tell({ type: 'batch-went-on', user, failure });
      });
      await whenSlow(run, () => tellSlow(several, intent));
      end(decisions);
    },
  };
}

export type Queue = ReturnType<typeof useQueue>;
