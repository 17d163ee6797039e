import { useDecisionCopy } from '#words/decisions.ts';
import { OutcomeLine } from './outcome-line.tsx';
import { TimeLeft } from './time-left.tsx';
import { UndoButton } from './undo-button.tsx';
import { useOutcomeText } from './use-outcome-text.ts';
import { useUndoText } from './use-undo-text.ts';
import type { Undo, UndoOffer } from './use-undo.ts';

/** On a phone a longer sentence takes the whole width, with its button below. Characters. */
const LONGEST_BESIDE_BUTTON = 48;

/** What has just been undone, and the last decision that can still be. Renders nothing if there is neither. */
export function UndoBar({ undo }: { undo: Undo }) {
  const undoTextOf = useUndoText();
  const { offers, undone } = undo;
  const offer = offers.at(-1);
  return (
    <>
      {undone.length > 0 && (
        <div className="animate-fade py-3 pr-[min(0.5rem,3vw)] pl-[min(0.75rem,4vw)] text-sm sm:pl-4">
          <OutcomeLine of={undone}>
            <span className="font-semibold">{undoTextOf(undone, null)}</span>
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
  /** The number of older decisions that can still be undone. */
  more: number;
}

/** A decision with an undo button. Stays while it is hovered or contains focus. */
function OfferLine({ undo, offer, more }: OfferLineProps) {
  const copy = useDecisionCopy();
  const outcomeOf = useOutcomeText();
  const undoTextOf = useUndoText();
  const { decisions, failure } = offer;
  const text = failure === null ? outcomeOf(decisions) : undoTextOf([], failure);
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
      {decisions.length > 0 && <UndoButton undo={undo} />}
      <TimeLeft undo={undo} />
    </div>
  );
}
