import type { RideFilter } from '#domain/rides/model/history/ride-filter.ts';
import { MOST_COUNTED } from '#domain/rides/model/limits.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRideHistoryCopy } from './ride-history-copy.ts';
import { RetryButton } from '#ui/actions/retry-button.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { CsvExport } from '#ui/csv/csv-export.tsx';
import { useRideCsv } from './use-ride-csv.ts';

/** The ride, its details, and two look-ups of the rules (docs/scale.md). */
const READS_A_RIDE = 4;
/** The remark that says why a ride was cancelled, and a look-up. */
const READS_A_REASON = 2;

/** How many rides a filter finds, and the export of these rides with what it costs. */
export function FoundCount({ filter, format }: { filter: RideFilter; format: ServiceTime }) {
  const copy = useRideHistoryCopy();
  const { rideHistory } = useDispatch();
  const { value: count, error, reload } = useRequest(filter, rideHistory.count);
  const read = useRideCsv(filter, format.timeZone);
  const readsARide = READS_A_RIDE + (filter.state === 'cancelled' ? READS_A_REASON : 0);
  const isTooMany = count === MOST_COUNTED;
  const most = format.number(MOST_COUNTED - 1);
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <output className="min-h-9 content-center font-medium">
        {count !== null && copy.found(isTooMany ? copy.atLeast(format.number(count)) : format.number(count))}
        {error !== null && (
          <>
            {copy.notCounted} <RetryButton onRetry={reload} />
          </>
        )}
      </output>
      {count !== null && count > 0 && (
        <CsvExport
          read={read}
          texts={copy.file}
          refused={isTooMany}
          note={isTooMany ? copy.tooMany(most) : copy.price(format.number(count * readsARide))}
        />
      )}
    </div>
  );
}
