import { useId } from 'react';
import { ATTENTIONS } from '#domain/rides/model/dispatch/attention.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { Select } from '#ui/fields/select.tsx';
import { isWanted, type Wanted } from './board-filter.ts';
import type { BoardRow } from './board-row.ts';

const CHOICES: readonly Wanted[] = ['everything', 'anything', ...ATTENTIONS];
const ALWAYS: readonly Wanted[] = ['everything', 'anything'];

interface AttentionFilterProps {
  /** Whether the screen has room for all buttons side by side. */
  isWide: boolean;
  /** All rows, shown or not. */
  rows: readonly BoardRow[];
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
}

/**
 * The filter by kinds of attention, each with its number of rides, in a fixed order. A kind without rides is shown only
 * if it is chosen.
 */
export function AttentionFilter({ isWide, rows, wanted, onWant }: AttentionFilterProps) {
  const copy = useDispatchCopy().board;
  const group = useId();
  const labelOf = (choice: Wanted) =>
    choice === 'everything' || choice === 'anything' ? copy[choice] : copy.kinds[choice];
  const countOf = (choice: Wanted) => rows.filter((row) => isWanted(choice, row)).length;
  const counted = CHOICES.map((choice) => ({ choice, count: countOf(choice) })).filter(
    ({ choice, count }) => count > 0 || choice === wanted || ALWAYS.includes(choice),
  );
  if (!isWide)
    return (
      <Select
        aria-label={copy.attention}
        none={copy.everything}
        options={counted.slice(1).map(({ choice, count }) => ({
          value: choice,
          label: `${labelOf(choice)} (${count})`,
        }))}
        value={wanted === 'everything' ? '' : wanted}
        onChange={(value) => onWant(CHOICES.find((choice) => choice === value) ?? 'everything')}
      />
    );
  return (
    <div
      role="radiogroup"
      aria-label={copy.attention}
      className="flex flex-wrap rounded-control bg-raised p-0.5"
    >
      {counted.map(({ choice, count }) => {
        return (
          <label
            key={choice}
            className="relative flex min-h-6.5 cursor-pointer items-center gap-0.5 rounded-lg px-1.5 text-xs font-semibold text-ink-soft hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-low has-checked:ring-2 has-checked:ring-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink touch:min-h-11 forced-colors:has-checked:border"
          >
            <input
              type="radio"
              name={group}
              checked={choice === wanted}
              onChange={() => onWant(choice)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-lg outline-none"
            />
            {labelOf(choice)}
            {choice !== 'everything' && (
              <span
                className={`min-w-5 rounded-full px-1 text-center tabular-nums ${count === 0 ? '' : 'bg-danger-soft text-danger-ink'}`}
              >
                {count}
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
