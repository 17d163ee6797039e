import { useId, useState, type ReactNode, type RefObject } from 'react';
import { COUNT_LIMIT } from '#domain/accounts/model/account-limits.ts';
import { KNOWN_ROLES } from '#domain/shared/people/role.ts';
import type { AccountStatus } from '#domain/accounts/model/user.ts';
import {
  ADDRESS_PROOFS,
  LISTED_STATUSES,
  type ListedStatus,
} from '#domain/accounts/ports/review-repository.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { useFormat } from '#words/use-format.ts';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { FilterLine } from '#ui/fields/filter-line.tsx';
import { FoldFilters } from '#ui/fields/fold-filters.tsx';
import { RoleSelect } from '#ui/fields/role-select.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { useReviewCopy } from '../review-copy.ts';
import { LONGEST_QUEUE_SEARCH, searching, type QueuePlace } from './queue-place.ts';

/** Formats a count, with a plus if counting stopped at the limit. */
function useCountText(): (count: number) => string {
  const copy = useReviewCopy();
  const format = useFormat();
  return (count) => (count >= COUNT_LIMIT ? copy.atLeast(format.number(COUNT_LIMIT)) : format.number(count));
}

function QueueTitle({ waiting }: { waiting: number }) {
  const { title } = useReviewCopy();
  const countText = useCountText();
  return <PageTitle>{waiting === 0 ? title : `(${countText(waiting)}) ${title}`}</PageTitle>;
}

type Counts = Readonly<Partial<Record<AccountStatus, number>>>;

interface QueueFilterProps {
  filter: ListedStatus;
  /** Whether the queue shows a search. The filter then also offers all statuses together. */
  searching: boolean;
  /** The number of accounts by status. In place of an unknown number there is empty space. */
  counts: Counts;
  onFilter: (filter: ListedStatus) => void;
}

/** Filters by status, with counts up to `COUNT_LIMIT`. A radio group, because exactly one status is chosen. */
function QueueFilter({ filter, searching, counts, onFilter }: QueueFilterProps) {
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
            className="relative flex min-h-8 flex-1 cursor-pointer flex-col items-center justify-center gap-x-2 gap-y-0.5 rounded-lg px-0.5 py-1 text-sm font-semibold whitespace-nowrap max-[23rem]:text-xs max-[22rem]:flex-auto max-[22rem]:text-[0.6875rem] lg:flex-row lg:px-3.5 lg:py-0 text-ink-soft hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:ring-2 has-checked:ring-accent-ink has-checked:shadow-low has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink touch:min-h-11 forced-colors:has-checked:border"
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
              className={`min-w-9 px-2 text-center text-xs/5 tabular-nums ${count === undefined ? 'invisible' : ''}`}
            >
              {write(count ?? 0)}
            </span>
          </label>
        );
      })}
    </div>
  );
}

interface QueueFiltersProps {
  place: QueuePlace;
  counts: Counts;
  searchField: RefObject<HTMLInputElement | null>;
  onPlace: (place: QueuePlace) => void;
  /** Controls for all listed accounts, at the end of the line. */
  children: ReactNode;
}

/** The filters of the queue, and the browser tab's title. Unset filters by role and address are folded. */
export function QueueFilters({ place, counts, searchField, onPlace, children }: QueueFiltersProps) {
  const copy = useReviewCopy();
  const [isUnfolded, setUnfolded] = useState(false);
  const isSearch = place.search !== '';
  return (
    <>
      <QueueTitle waiting={counts.pending ?? 0} />
      <FilterLine>
        <div className="grow sm:max-w-64">
          <SearchField
            ref={searchField}
            label={copy.search}
            hint={copy.searchHint}
            search={place.search}
            longest={LONGEST_QUEUE_SEARCH}
            onSearch={(wanted) => onPlace(searching(place, wanted))}
          />
        </div>
        <QueueFilter
          filter={place.filter}
          searching={isSearch}
          counts={counts}
          onFilter={(filter) => onPlace({ ...place, filter })}
        />
        {(isUnfolded || place.role !== null) && (
          <FieldFrame label={copy.role} compact>
            {(control) => (
              <RoleSelect
                {...control}
                roles={KNOWN_ROLES}
                role={place.role}
                none={copy.everyRole}
                onRole={(role) => onPlace({ ...place, role })}
              />
            )}
          </FieldFrame>
        )}
        {!isSearch && (isUnfolded || place.address !== undefined) && (
          <FieldFrame label={copy.address} compact>
            {(control) => (
              <Select
                {...control}
                options={ADDRESS_PROOFS.map((proof) => ({ value: proof, label: copy.addresses[proof] }))}
                value={place.address ?? ''}
                none={copy.everyAddress}
                onChange={(value) =>
                  onPlace({ ...place, address: ADDRESS_PROOFS.find((proof) => proof === value) })
                }
              />
            )}
          </FieldFrame>
        )}
        <FoldFilters isUnfolded={isUnfolded} onUnfold={setUnfolded} />
        {children}
      </FilterLine>
    </>
  );
}
