import { useId } from 'react';
import { ATTENTIONS, type Attention, type Mark } from '#domain/rides/model/dispatch/attention.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { Select } from '#ui/fields/select.tsx';

/** The marks of each ride that needs attention, by its id. */
export type Marks = ReadonlyMap<string, readonly Mark[]>;

/** What the board shows: everything, every ride with a mark, or those with one kind of mark. */
export type Wanted = 'everything' | 'anything' | Attention;

/** Whether a ride with these marks is shown. */
export function isWanted(wanted: Wanted, marks: readonly Mark[] = []): boolean {
  if (wanted === 'everything') return true;
  return wanted === 'anything' ? marks.length > 0 : marks.some(({ of }) => of === wanted);
}

const CHOICES: readonly Wanted[] = ['everything', 'anything', ...ATTENTIONS];

interface AttentionFilterProps {
  /** Whether the screen has room for all of them side by side. */
  isWide: boolean;
  marks: Marks;
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
}

/** The kinds of attention, each with the number of rides that need it, in an order that never changes. */
export function AttentionFilter({ isWide, marks, wanted, onWant }: AttentionFilterProps) {
  const copy = useDispatchCopy().board;
  const group = useId();
  const all = [...marks.values()];
  const labelOf = (choice: Wanted) =>
    choice === 'everything' || choice === 'anything' ? copy[choice] : copy.kinds[choice];
  const countOf = (choice: Wanted) => all.filter((each) => isWanted(choice, each)).length;
  if (!isWide)
    return (
      <Select
        aria-label={copy.attention}
        none={copy.everything}
        options={CHOICES.slice(1).map((choice) => ({
          value: choice,
          label: `${labelOf(choice)} (${countOf(choice)})`,
        }))}
        value={wanted === 'everything' ? '' : wanted}
        onChange={(value) => onWant(CHOICES.find((choice) => choice === value) ?? 'everything')}
      />
    );
  return (
    <div
      role="radiogroup"
      aria-label={copy.attention}
      className="flex flex-wrap rounded-control bg-raised p-1"
    >
      {CHOICES.map((choice) => {
        const count = countOf(choice);
        return (
          <label
            key={choice}
            className="relative flex min-h-9 cursor-pointer items-center gap-1 rounded-lg px-2 py-1 text-sm font-semibold text-ink-soft hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-low has-checked:ring-2 has-checked:ring-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink touch:min-h-11 forced-colors:has-checked:border"
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
                className={`min-w-5 rounded-full px-1.5 text-center text-xs/5 tabular-nums ${count === 0 ? '' : 'bg-danger-soft text-danger-ink'}`}
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
