import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Decision } from '#domain/accounts/model/decision.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { useAccountsCopy } from '../accounts-copy.ts';
import { OutcomeLine } from '../decisions/outcome-line.tsx';
import { TimeLeft } from '../decisions/undo-time-left.tsx';
import { UndoButton } from '../decisions/undo-button.tsx';
import { useOutcomeText } from '../decisions/use-outcome-text.ts';
import { useUndoText } from '../decisions/use-undo-text.ts';
import type { Undo } from '../decisions/use-undo.ts';
import { type QueuePlace, searchOf } from '../queue/queue-place.ts';

interface NextPendingProps {
  /** The account that has just been decided on. */
  after: string;
  /** The part of the queue that it was reached from; the link back from the next account leads there, too. */
  from: QueuePlace;
}

/** Leads to the oldest other account that this administrator may decide on, or says that there is none. */
function NextPending({ after, from }: NextPendingProps) {
  const copy = useAccountsCopy();
  const textOf = useErrorText();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const { busy, failure, submit, finish } = useSubmission('leaves');
  const [none, setNone] = useState(false);
  const find = async () => {
    setNone(false);
    const found = await submit(({ accounts }) => accounts.reviewQueue.nextPending(after));
    // Without its button the page is gone.
    if (found?.ok !== true || button.current === null) return;
    if (found.value !== null) {
      const params = { uid: found.value };
      return navigate({ to: '/admin/accounts/$uid', params, search: searchOf(from) });
    }
    finish();
    setNone(true);
  };
  return (
    <>
      <Button
        ref={button}
        tone="soft"
        size="small"
        busy={busy}
        busyLabel={copy.findingNext}
        onClick={() => void find()}
      >
        {copy.next}
      </Button>
      <div aria-live="polite" className="contents">
        {(none || failure !== null) && (
          <div className="order-last basis-full">
            {failure === null ? (
              <p>{copy.noNext}</p>
            ) : (
              <OutcomeLine of={null}>{textOf(failure.error)}</OutcomeLine>
            )}
          </div>
        )}
      </div>
    </>
  );
}

export interface DecisionMade {
  readonly decision: Decision;
  /** Whether this decision is an undo. */
  readonly undone: boolean;
}

interface DecisionOutcomeProps {
  last: DecisionMade;
  undo: Undo;
  /** The part of the queue that the account was reached from. */
  from: QueuePlace;
}

/**
 * The outcome of the last decision on this page, and what can follow. It stays when the offer to undo has expired; only the
 * last button in its row disappears then, so nothing below it moves by itself.
 */
export function DecisionOutcome({ last: { decision, undone }, undo, from }: DecisionOutcomeProps) {
  const outcomeOf = useOutcomeText();
  const undoTextOf = useUndoText();
  const area = useRef<HTMLDivElement>(null);
  const offer = undo.offers.at(-1);
  const failure = offer?.failure ?? null;
  useEffect(() => {
    area.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    // Its text may have pushed the button out of view.
    if (failure !== null) area.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  const outcome = undone ? undoTextOf([decision], null) : outcomeOf([decision]);
  return (
    <div
      ref={area}
      {...undo.handlers}
      className="relative grid gap-3 overflow-hidden rounded-control bg-raised py-3 pr-[min(0.5rem,3vw)] pl-[min(0.75rem,4vw)] text-sm"
    >
      <OutcomeLine of={failure === null ? [decision] : null}>
        <span className="font-semibold">{failure === null ? outcome : undoTextOf([], failure)}</span>
      </OutcomeLine>
      <div className="flex flex-wrap items-center gap-2 max-sm:*:px-2">
        {/* A new key clears the last answer after each decision. */}
        <NextPending key={decision.after.reviewCount} after={decision.after.uid} from={from} />
        {offer !== undefined && offer.decisions.length > 0 && <UndoButton undo={undo} />}
      </div>
      {offer !== undefined && <TimeLeft undo={undo} />}
    </div>
  );
}
