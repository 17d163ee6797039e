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
 * The foot of the section, at the lower edge of the window while the list scrolls: progress, selection and undo. It reaches
 * from edge to edge, without a gap below, so that no row is half visible behind it. Not on a screen so low that it would
 * leave little of the list.
 */
export function QueueDock({ queue, onDecideSelected, onRetry }: QueueDockProps) {
  const { batch, chosen, tell, undo } = queue;
  return (
    <div
      data-dock=""
      className="[@media(height>=20rem)]:sticky bottom-0 z-10 -mx-[min(1rem,5vw)] -mb-[min(1rem,5vw)] grid grid-cols-1 divide-y divide-line overflow-hidden rounded-b-card border-t border-line-strong bg-surface empty:hidden sm:-mx-6 sm:-mb-6 sm:*:px-6 forced-colors:border-t-2"
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
