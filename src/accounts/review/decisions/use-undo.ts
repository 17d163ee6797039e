import { useEffect, useRef, useState } from 'react';
import { UNDO_WINDOW_SECONDS } from '#domain/shared/durations.ts';
import type { Decision } from '#domain/accounts/model/decision.ts';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import { stillUndoable, undoDecisions } from '#domain/accounts/services/undo-decisions.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useAttention } from '#ui/feedback/use-attention.ts';
import { useReview } from '../use-review.ts';

/** How long a decision can be undone (D20). Milliseconds. */
const UNDO_WINDOW_MS = UNDO_WINDOW_SECONDS * 1000;

/** How long the page shows the outcome of an undo. Milliseconds. */
const UNDONE_SHOWN_MS = 6000;

const NONE: readonly Decision[] = [];

/** An offer to undo the user's own decisions of one batch, all together. */
export interface UndoOffer {
  readonly number: number;
  /** The decisions; empty if undoing failed for good. Then only `failure` is shown. */
  readonly decisions: readonly Decision[];
  /** The earliest end of the offer, in milliseconds since 1970. Hover, focus and a running undo extend it. */
  readonly until: number;
  /** Why the last attempt to undo failed; `null` if none has failed. */
  readonly failure: AccountFailure | null;
}

function without(offers: readonly UndoOffer[], again: readonly Decision[]): readonly UndoOffer[] {
  return offers
    .map((offer) => ({ ...offer, decisions: stillUndoable(offer.decisions, again) }))
    .filter(({ decisions }) => decisions.length > 0);
}

interface UndoEvents {
  readonly onStart: () => void;
  /** Called with the decisions that undid others. `failure` is `null` if all were undone. */
  readonly onEnd: (undone: readonly Decision[], failure: AccountFailure | null) => void;
}

/** The offers to undo, newest last. */
export function useUndo({ onStart, onEnd }: UndoEvents) {
  const { accountDecisions } = useReview();
  const [offers, setOffers] = useState<readonly UndoOffer[]>([]);
  const [undone, setUndone] = useState(NONE);
  const { attended: held, leftAt, forget, handlers } = useAttention();
  const [busy, setBusy] = useState(false);
  // A ref, not state: two presses within one frame would both read the old state.
  const running = useRef(false);

  useEffect(() => {
    if (held || busy || offers.length === 0) return undefined;
    const endOf = ({ until }: UndoOffer) => Math.max(until, leftAt + UNDO_WINDOW_MS);
    const soonest = Math.min(...offers.map(endOf));
    const end = () => setOffers((known) => known.filter((offer) => endOf(offer) > Date.now()));
    const timer = setTimeout(end, Math.max(0, soonest - Date.now()));
    return () => clearTimeout(timer);
  }, [held, leftAt, busy, offers]);

  useEffect(() => {
    if (undone.length === 0) return undefined;
    const timer = setTimeout(() => setUndone(NONE), UNDONE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [undone]);

  const offer = (decisions: readonly Decision[], failure: AccountFailure | null = null) => {
    if (decisions.length === 0 && failure === null) return;
    setUndone(NONE);
    setOffers((known) => [
      ...without(known, decisions),
      { number: (known.at(-1)?.number ?? 0) + 1, decisions, until: Date.now() + UNDO_WINDOW_MS, failure },
    ]);
  };

  const undoLast = async () => {
    const last = offers.at(-1);
    if (last === undefined || last.decisions.length === 0 || running.current) return;
    running.current = true;
    setBusy(true);
    onStart();
    const taken = await undoDecisions(last.decisions, (decision) =>
      catchDefect(() => accountDecisions.undo(decision)),
    );
    setOffers((known) => known.filter(({ number }) => number !== last.number));
    offer(taken.left, taken.failure);
    // React reports no blur when the focused button is removed.
    if (taken.left.length === 0) forget();
    setBusy(false);
    running.current = false;
    if (taken.undone.length > 0) setUndone(taken.undone);
    onEnd(taken.undone, taken.failure);
  };

  return {
    offers,
    /** The decisions that the last undo made; empty when the page no longer shows them. */
    undone,
    busy,
    /** When hover or focus last ended, in milliseconds since 1970; `-Infinity` before that, `null` during a pause. */
    runningSince: held || busy ? null : leftAt,
    offer,
    undoLast,
    /** No offer expires while the element with these handlers is hovered or contains focus. */
    handlers,
  };
}

export type Undo = ReturnType<typeof useUndo>;
