import type { StatusStep } from '#domain/accounts/model/account-steps.ts';
import type { Batch } from './batch.ts';
import { BatchBar } from './batch-bar.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { UndoBar } from '../../decisions/undo-bar.tsx';
import type { Queue } from '../use-queue.ts';

interface QueueDockProps {
  queue: Queue;
  onDecideSelected: (kind: StatusStep) => void;
  onRetry: (batch: Batch) => void;
}

/**
 * Sticks to the lower edge while the list scrolls: progress, selection and undo. Not on a screen so low that it would hide
 * most of the list.
 */
export function QueueDock({ queue, onDecideSelected, onRetry }: QueueDockProps) {
  const { batch, chosen, tell, undo } = queue;
  return (
    <div
      data-dock=""
      className="[@media(height>=20rem)]:sticky bottom-3 z-10 -mx-2 grid grid-cols-1 divide-y divide-line overflow-hidden rounded-control border border-line bg-surface shadow-card empty:hidden sm:mx-0 forced-colors:border-2"
    >
      {batch !== null && (
        <BatchBar
          batch={batch}
          onRetry={() => onRetry(batch)}
          onDismiss={() => tell({ type: 'batch-dismissed' })}
        />
      )}
      {/* Failed accounts stay selected, but the batch bar offers the retry. */}
      {chosen.length > 0 && batch === null && (
        <SelectionBar
          chosen={chosen}
          onDecide={onDecideSelected}
          onClear={() => tell({ type: 'selection-cleared' })}
        />
      )}
      <UndoBar undo={undo} />
    </div>
  );
}
