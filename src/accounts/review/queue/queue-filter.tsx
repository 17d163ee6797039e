import { useId } from 'react';
import type { AccountStatus } from '#domain/accounts/model/user.ts';
import { LISTED_STATUSES, type ListedStatus } from '#domain/accounts/ports/review-repository.ts';
import { useDecisionCopy } from '#words/decisions.ts';
import { useReviewCopy } from '../review-copy.ts';
import { useCountText } from './use-count-text.ts';

interface QueueFilterProps {
  filter: ListedStatus;
  /** Whether this is a search, which can be over every status. */
  searching: boolean;
  /** The space for a count that is not there yet is reserved. */
  counts: Readonly<Partial<Record<AccountStatus, number>>>;
  onFilter: (filter: ListedStatus) => void;
}

/** Filters by status, with counts up to `COUNT_LIMIT`. A radio group, because exactly one is chosen. */
export function QueueFilter({ filter, searching, counts, onFilter }: QueueFilterProps) {
  const copy = useReviewCopy();
  const { statuses } = useDecisionCopy();
  const group = useId();
  const write = useCountText();
  return (
    <div
      role="radiogroup"
      aria-label={copy.filter}
      className="flex w-full flex-wrap gap-0.5 rounded-control bg-raised p-1 max-[20rem]:flex-col lg:w-auto lg:gap-1"
    >
      {LISTED_STATUSES.filter((status) => searching || status !== 'any').map((status) => {
        const count = status === 'any' ? undefined : counts[status];
        return (
          <label
            key={status}
            className="relative flex min-h-9 flex-1 cursor-pointer flex-col items-center justify-center gap-x-2 gap-y-0.5 rounded-lg px-0.5 py-1 text-sm font-semibold whitespace-nowrap max-[23rem]:text-xs max-[22rem]:flex-auto max-[22rem]:text-[0.6875rem] lg:flex-row lg:px-3.5 lg:py-0 text-ink-soft hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:ring-2 has-checked:ring-accent-ink has-checked:shadow-low has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink touch:min-h-11 forced-colors:has-checked:border"
          >
            <input
              type="radio"
              name={group}
              checked={status === filter}
              onChange={() => onFilter(status)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-lg outline-none"
            />
            {status === 'any' ? copy.everyStatus : statuses[status]}
            <span
              className={`min-w-9 rounded-full bg-accent-soft px-2 text-center text-xs/5 text-accent-ink tabular-nums ${count === undefined ? 'invisible' : ''}`}
            >
              {write(count ?? 0)}
            </span>
          </label>
        );
      })}
    </div>
  );
}
