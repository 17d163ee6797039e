import { stepsForSelection, type StatusStep } from '#domain/accounts/model/account-steps.ts';
import type { User } from '#domain/accounts/model/user.ts';
import { useDecisionCopy } from '#words/decisions.ts';
import { useReviewCopy } from '../../review-copy.ts';
import { Button } from '#ui/actions/button.tsx';

interface SelectionBarProps {
  chosen: readonly User[];
  onDecide: (kind: StatusStep) => void;
  onClear: () => void;
}

export function SelectionBar({ chosen, onDecide, onClear }: SelectionBarProps) {
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
            tone={kind === 'approve' ? 'primary' : kind === 'reopen' ? 'secondary' : 'danger'}
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
