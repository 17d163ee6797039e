import type { RefObject } from 'react';
import type { RideFilter } from '#domain/rides/model/history/ride-filter.ts';
import { MOST_COUNTED } from '#domain/rides/model/basics/ride-limits.ts';
import type { Dispatcher } from '#domain/rides/services/ride-history.ts';
import type { CursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useRequest } from '#core/product/use-request.ts';
import { RetryButton } from '#ui/actions/retry-button.tsx';
import { CsvExport } from '#ui/csv/csv-export.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { useDetailsOf } from '../use-details-of.ts';
import { EXPORT_KEY, isExporting, useExportKey } from './export-key.tsx';
import type { HistoryPlace } from './history-place.ts';
import { historySearch, type HistorySearch, type OpenedRide } from './history-search.ts';
import { useRideHistoryCopy } from './ride-history-copy.ts';
import { RideTotals } from './ride-totals.tsx';
import { RideRows } from './ride-rows.tsx';
import { useRideCsv } from './use-ride-csv.ts';

const LazyRidePanel = lazyDialog(async () => (await import('./ride-panel.tsx')).RidePanel);

interface FoundCountProps extends Omit<FoundRidesProps, 'pages' | 'search' | 'onClosePanel'> {
  search: HistorySearch;
  format: ServiceTime;
}

/** How many rides a filter finds, with their totals and their export. */
function FoundCount({ filter, place, search, dispatchers, exportButton, format }: FoundCountProps) {
  const copy = useRideHistoryCopy();
  const { atLeast } = useDispatchCopy();
  const { rideHistory } = useDispatch();
  const { value: count, error, reload } = useRequest(filter, rideHistory.count);
  const read = useRideCsv(filter, format.timeZone, dispatchers ?? []);
  const toast = useToast();
  const isTooMany = count === MOST_COUNTED;
  const tooMany = copy.tooMany(format.number(MOST_COUNTED - 1));
  const refuse = (text: string) => toast({ tone: 'danger', title: copy.noExport.title, text });
  useExportKey(() => {
    if (error !== null) refuse(copy.noExport.failed);
    else if (count === 0) refuse(copy.noExport.none);
    else if (isTooMany) refuse(tooMany);
    else if (isExporting(exportButton)) toast({ tone: 'danger', ...copy.exporting });
    else exportButton.current?.click();
  });
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
      <output className="min-h-9 content-center text-sm font-medium">
        {count !== null && copy.found(isTooMany ? atLeast(format.number(count)) : format.number(count))}
        {error !== null && (
          <>
            {copy.notCounted} <RetryButton onRetry={reload} />
          </>
        )}
      </output>
      {count !== null && count > 0 && filter.state === null && (
        <RideTotals filter={filter} search={search} format={format} />
      )}
      {count !== 0 && error === null && (
        <div className="ml-auto">
          <CsvExport
            read={read}
            texts={{ ...copy.file, name: copy.file.name(place.from, place.to) }}
            refused={isTooMany}
            ready={count !== null && dispatchers !== null}
            total={count}
            note={isTooMany ? tooMany : null}
            shortcut={EXPORT_KEY}
            button={exportButton}
          />
        </div>
      )}
    </div>
  );
}

interface FoundRidesProps {
  filter: RideFilter;
  place: HistoryPlace;
  /** The dispatchers, whom the exported file names; `null` until they are loaded. */
  dispatchers: readonly Dispatcher[] | null;
  pages: CursorPages;
  format: ServiceTime;
  /** The search parameters of the page, with the ride whose panel is open. */
  search: HistorySearch & OpenedRide;
  onClosePanel: () => void;
  exportButton: RefObject<HTMLButtonElement | null>;
}

/** The rides that a filter finds: their count, their export, and a page of them, latest pick-up first. */
export function FoundRides({ pages, search, onClosePanel, ...asked }: FoundRidesProps) {
  const { filter, format } = asked;
  const { none } = useRideHistoryCopy();
  const { own } = useRidesCopy();
  const { rideViews } = useRides();
  const { loading, found, error, reload } = useRequest({ filter, cursor: pages.cursor }, () =>
    rideViews.page({ of: 'filter', filter }, pages.cursor),
  );
  const details = useDetailsOf(found?.rides ?? null);
  const opened = found?.rides.find(({ id }) => id === search.open);
  return (
    <div className="grid grid-cols-1 gap-2">
      <FoundCount key={JSON.stringify(filter)} search={historySearch({ ...search })} {...asked} />
      {loading && <Skeleton rows lines={6} label={own.loading} />}
      <LoadFailure what={own.failed} error={error} onRetry={reload} />
      {found?.rides.length === 0 && <EmptyState icon="info" {...none} />}
      {found !== null && found.rides.length > 0 && (
        <RideRows label={own.listed} rides={found.rides} details={details} format={format} search={search} />
      )}
      {opened !== undefined && opened.state !== 'damaged' && (
        <LazyRidePanel
          key={opened.id}
          ride={opened}
          details={details.get(opened.id) ?? null}
          format={format}
          onClose={onClosePanel}
        />
      )}
      <Pagination pages={pages} next={found?.next ?? null} />
    </div>
  );
}
