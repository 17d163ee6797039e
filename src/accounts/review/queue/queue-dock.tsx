import { type StatusStep, stepsForSelection } from '#domain/accounts/model/account-steps.ts';
import type { User } from '#domain/accounts/model/user.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { useUiCopy } from '#words/ui-copy.ts';
import type { ButtonTone } from '#ui/actions/button-classes.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { OutcomeLine } from '../decisions/outcome-line.tsx';
import { UndoButton } from '../decisions/undo-button.tsx';
import { useOutcomeText } from '../decisions/use-outcome-text.ts';
import type { Undo, UndoOffer } from '../decisions/use-undo.ts';
import { useReviewCopy } from '../review-copy.ts';
import type { Queue } from './use-queue.ts';
import type { BatchProgress } from './queue-state.ts';

interface BatchBarProps {
  batch: BatchProgress;
  onRetry: () => void;
  onDismiss: () => void;
}

/** The progress of a batch; at its end, the number of failed decisions. */
function BatchBar({ batch, onRetry, onDismiss }: BatchBarProps) {
  const copy = useReviewCopy();
  const { dismiss } = useUiCopy();
  const { users, done, failed, retriable } = batch;
  const total = users.length;
  if (done < total) {
    return (
      <div className="p-4">
        <label className="grid gap-1.5 text-sm font-semibold">
          {copy.progress(done, total)}
          <ProgressBar value={done} max={total} isWide />
        </label>
      </div>
    );
  }
  return (
    <div className="p-2">
      <ErrorBox text={copy.someFailed(failed, total)}>
        {retriable.length > 0 && (
          <Button tone="secondary" size="small" onClick={onRetry}>
            {copy.retryFailed}
          </Button>
        )}
        <Button tone="secondary" size="small" onClick={onDismiss}>
          {dismiss}
        </Button>
      </ErrorBox>
    </div>
  );
}

/** A rejection sends mails to the applicants. A dismissal sends none, so its button is quieter. */
const SELECTION_TONES: Readonly<Record<StatusStep, ButtonTone>> = {
  approve: 'primary',
  reopen: 'secondary',
  reject: 'secondary',
  dismiss: 'ending',
  revoke: 'danger',
};

interface SelectionBarProps {
  chosen: readonly User[];
  onDecide: (kind: StatusStep) => void;
  onClear: () => void;
}

function SelectionBar({ chosen, onDecide, onClear }: SelectionBarProps) {
  const copy = useReviewCopy();
  const { verbs } = useDecisionCopy();
  const steps = stepsForSelection(chosen.map(({ status }) => status));
  return (
    <section
      aria-label={copy.selectionBar}
      className="flex animate-fade flex-wrap items-center gap-2 p-2 text-sm"
    >
      <div className="flex grow flex-wrap items-center justify-between gap-x-2 max-sm:*:px-2 sm:justify-start sm:pl-2">
        <p aria-live="polite" className="font-semibold whitespace-nowrap tabular-nums">
          {copy.selected(chosen.length)}
        </p>
        <Button tone="quiet" size="small" aria-label={copy.clearSelection} onClick={onClear}>
          <span className="max-sm:hidden">{copy.clearSelection}</span>
          <span className="sm:hidden">{copy.clearBrief}</span>
        </Button>
      </div>
      <div className="flex w-full flex-wrap gap-2 *:flex-1 max-sm:*:px-2 sm:w-auto sm:*:flex-none">
        {steps.length === 0 && <p className="text-ink-soft">{copy.noCommonStep}</p>}
        {steps.map((kind) => (
          <Button
            key={kind}
            tone={SELECTION_TONES[kind]}
            size="small"
            aria-label={copy.onSelected[kind]}
            onClick={() => onDecide(kind)}
          >
            <span className="max-sm:hidden">{copy.onSelected[kind]}</span>
            <span className="sm:hidden">{verbs[kind]}</span>
          </Button>
        ))}
      </div>
    </section>
  );
}

/** On a phone, a longer sentence takes the full width, with its button below. */
const LONGEST_BESIDE_BUTTON = 48;

/** The decisions just undone, and the last offer to undo. Renders nothing if there is neither. */
function UndoBar({ undo }: { undo: Undo }) {
  const outcomeText = useOutcomeText();
  const { offers, undone } = undo;
  const offer = offers.at(-1);
  return (
    <>
      {undone.length > 0 && (
        <div className="animate-fade py-3 pr-[min(0.5rem,3vw)] pl-[min(0.75rem,4vw)] text-sm sm:pl-4">
          <OutcomeLine of={undone}>
            <span className="font-semibold">{outcomeText.undone(undone, null)}</span>
          </OutcomeLine>
        </div>
      )}
      {offer !== undefined && <OfferLine undo={undo} offer={offer} more={offers.length - 1} />}
    </>
  );
}

interface OfferLineProps {
  undo: Undo;
  offer: UndoOffer;
  /** The number of older offers. Their decisions can still be undone. */
  more: number;
}

/** Decisions with an undo button. The line stays while it is hovered or contains focus. */
function OfferLine({ undo, offer, more }: OfferLineProps) {
  const copy = useDecisionCopy();
  const outcomeText = useOutcomeText();
  const { decisions, failure } = offer;
  const text = failure === null ? outcomeText.decided(decisions) : outcomeText.undone([], failure);
  return (
    // With large text, the button wraps below the sentence.
    <div
      {...undo.handlers}
      className={`relative flex animate-fade flex-wrap items-center gap-x-3 gap-y-2 py-2 pr-[min(0.5rem,3vw)] pl-[min(0.75rem,4vw)] text-sm *:first:grow sm:*:first:basis-32 [&>button]:ml-auto [&>button]:shrink-0 sm:gap-x-4 sm:pl-4 ${text.length > LONGEST_BESIDE_BUTTON ? '*:first:basis-full' : '*:first:basis-32'}`}
    >
      <OutcomeLine of={failure === null ? decisions : null}>
        <span className="font-semibold">{text}</span>
        {more > 0 && <span className="text-ink-soft"> {copy.undoMore(more)}</span>}
      </OutcomeLine>
      <UndoButton undo={undo} />
    </div>
  );
}

interface QueueDockProps {
  queue: Queue;
  onDecideSelected: (kind: StatusStep) => void;
  onRetry: (batch: BatchProgress) => void;
}

/**
 * The foot of the section: progress, selection and undo. It stays at the lower edge of the window while the list
 * scrolls. On a low screen it does not, because little of the list would remain. There is no gap beside or below it,
 * because half a row would be visible there.
 */
export function QueueDock({ queue, onDecideSelected, onRetry }: QueueDockProps) {
  const { batch, chosen, selected, dispatch, undo } = queue;
  return (
    <div
      data-dock=""
      className="[@media(height>=20rem)]:sticky bottom-0 z-10 -mx-4 -mb-1.5 grid grid-cols-1 divide-y divide-line overflow-hidden rounded-b-work border-t border-line-strong bg-surface empty:hidden sm:*:px-4 forced-colors:border-t-2"
    >
      {batch !== null && (
        <BatchBar
          batch={batch}
          onRetry={() => onRetry(batch)}
          onDismiss={() => dispatch({ type: 'batch-dismissed' })}
        />
      )}
      {/* Failed accounts stay selected, but the batch bar already has a button for them. */}
      {chosen.length > 0 && batch === null && (
        <SelectionBar
          chosen={chosen}
          onDecide={onDecideSelected}
          onClear={() => dispatch({ type: 'selected', uids: [...selected], wanted: false })}
        />
      )}
      <UndoBar undo={undo} />
    </div>
  );
}
