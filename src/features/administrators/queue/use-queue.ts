import { useState, type RefObject } from 'react';
import { mayDecide, type Decision } from '#domain/accounts/model/decision.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { ProductError } from '#domain/shared/product-error.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import { useProduct } from '../../../core/product/product-context.tsx';
import { useUser } from '../../../core/session/user-context.ts';
import { decisionCopy } from '../../../copy/decisions.ts';
import { useCopy } from '../../../copy/language/use-copy.ts';
import { useErrorText } from '../../../copy/use-error-text.ts';
import { displayName } from '../../../core/text/display-name.ts';
import { useEndToast } from '../../../ui/feedback/toast-context.tsx';
import { useFocusRecovery } from './use-focus-recovery.ts';
import { useBatch } from './selection/use-batch.ts';
import { useCounts } from './use-counts.ts';
import { createReasonDrafts } from '../decisions/reason-drafts.ts';
import { isWorthRetrying, useDecisions, type Decide } from '../decisions/use-decisions.ts';
import { useOutcomeText } from '../decisions/use-outcome-text.ts';
import { whenSlow } from '../decisions/when-slow.ts';
import { useUndoText } from '../decisions/use-undo-text.ts';
import { useQueuePage, type QueueQuery } from './use-queue-page.ts';
import { useSelection } from './selection/use-selection.ts';
import { useUndo } from '../decisions/use-undo.ts';

/** A page of the queue, the actions on it, and the announcement for screen readers. Focus goes first to `cameFrom`. */
export function useQueue(query: QueueQuery, area: RefObject<HTMLElement | null>, cameFrom: string | null) {
  const { readAccountFile } = useProduct();
  const actor = useUser();
  const copy = useCopy(decisionCopy);
  const outcomeOf = useOutcomeText();
  const undoTextOf = useUndoText();
  const endToast = useEndToast();
  const textOf = useErrorText();
  const list = useQueuePage(query);
  const focus = useFocusRecovery(area, list.loading, cameFrom);
  const counts = useCounts();
  const selection = useSelection();
  const decisions = useDecisions();
  const [drafts] = useState(createReasonDrafts);
  const [announcement, announce] = useState('');

  // What was said last is no longer true, and an equal text would be no change, and so not be announced.
  const silence = () => announce('');
  const undo = useUndo({
    onStart: silence,
    onEnd(undone, failure) {
      announce(undoTextOf(undone, failure));
      if (undone.length === 0) return;
      for (const { before, after } of undone) counts.move(before.status, after.status);
      counts.settle();
      focus.awaitRowOf(undone.map(({ after }) => after.uid));
      list.reload();
    },
  });

  const takeOver = ({ before, after }: Decision) => {
    counts.move(before.status, after.status);
    selection.change([after.uid], false);
    drafts.forget(after.uid);
    list.takeOver(after);
  };
  const refresh = async (user: User, error: ProductError) => {
    if (error.code !== 'decided-by-another') return;
    counts.move(user.status, error.status);
    const file = await readAccountFile(user.uid);
    if (file.ok) list.replace({ uid: user.uid, assessment: file.value.assessment });
  };
  const decide: Decide = async (user, intent) => {
    const result = await decisions.decide(user, intent);
    if (result?.ok) takeOver(result.value);
    else if (result !== null) await refresh(user, result.error);
    return result;
  };
  const batch = useBatch(decide);

  const offerUndo = (taken: readonly Decision[]) => {
    if (taken.length === 0) return;
    // On a phone it would lie on the bar that offers to undo.
    endToast();
    undo.offer(taken);
    announce(`${outcomeOf(taken)} ${copy.undoFor}`);
  };
  /** Resolves to the failure if a retry may succeed. */
  const decideOne = async (user: User, intent: Intent): Promise<ProductError | null> => {
    silence();
    const result = await whenSlow(decide(user, intent), () =>
      announce(copy.underWay[intent.kind](displayName(user))),
    );
    counts.settle();
    if (result === null) return null;
    if (result.ok) offerUndo([result.value]);
    else announce(`${displayName(user)}: ${textOf(result.error)}`);
    return !result.ok && isWorthRetrying(result.error) ? result.error : null;
  };

  const users = (list.page?.rows ?? []).flatMap(({ assessment }) =>
    assessment.state === 'sound' && mayDecide(actor, assessment.user) ? [assessment.user] : [],
  );
  return {
    list,
    counts,
    selection,
    undo,
    batch,
    announcement,
    announce,
    drafts,
    activities: decisions.activities,
    /** The accounts on this page that the user may decide on. */
    users,
    chosen: users.filter(({ uid }) => selection.selected.has(uid)),
    decideOne,
    /** For a dialog that shows the failure itself. */
    clearFailure: decisions.clearFailure,
    async decideSeveral(several: readonly User[], intent: Intent) {
      focus.keepPlaceOf(several.map(({ uid }) => uid));
      silence();
      const [first] = several;
      const single = several.length === 1 && first !== undefined;
      const who = single ? displayName(first) : copy.accounts(several.length);
      const taken = await whenSlow(batch.run(several, intent), () =>
        announce(copy.underWay[intent.kind](who)),
      );
      counts.settle();
      if (taken.length === 0) silence();
      offerUndo(taken);
    },
  };
}

export type Queue = ReturnType<typeof useQueue>;
