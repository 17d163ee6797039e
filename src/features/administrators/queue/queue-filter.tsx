import { ACCOUNT_STATUSES, type AccountStatus } from '#domain/accounts/model/user.ts';
import { COUNT_LIMIT } from '#domain/accounts/model/limits.ts';
import { useDecisionCopy } from '../../../copy/decisions.ts';
import { useReviewCopy } from '../../../copy/review.ts';
import { useFormat } from '../../../copy/language/use-format.ts';
import { SegmentedFilter } from '../../../ui/fields/segmented-filter.tsx';

interface QueueFilterProps {
  filter: AccountStatus;
  counts: Readonly<Partial<Record<AccountStatus, number>>>;
  onFilter: (filter: AccountStatus) => void;
}

/** Filters by status, with counts up to `COUNT_LIMIT`. */
export function QueueFilter({ filter, counts, onFilter }: QueueFilterProps) {
  const copy = useReviewCopy();
  const { statuses } = useDecisionCopy();
  const format = useFormat();
  const write = (count: number) =>
    count >= COUNT_LIMIT ? copy.atLeast(format.number(COUNT_LIMIT)) : format.number(count);
  return (
    <SegmentedFilter
      label={copy.filter}
      value={filter}
      onChange={onFilter}
      options={ACCOUNT_STATUSES.map((status) => {
        const count = counts[status];
        return {
          value: status,
          label: statuses[status],
          count: count === undefined ? null : write(count),
        };
      })}
    />
  );
}
