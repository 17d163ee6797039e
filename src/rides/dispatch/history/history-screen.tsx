import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, type ReactNode } from 'react';
import { periodOfRange, PRESETS, presetRange, type Preset } from '#domain/shared/time/day-range.ts';
import type { RideFilter } from '#domain/rides/model/history/ride-filter.ts';
import { dayAt } from '#domain/shared/time/wall-time.ts';
import { succeed } from '#domain/shared/result.ts';
import { useCursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useRequest } from '#core/product/use-request.ts';
import { usePaginationCopy } from '#words/pagination-copy.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { useRowFocus } from '#ui/data/use-row-focus.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { SingleKeys } from '#ui/keys/single-keys.tsx';
import { FullHeightPage } from '#ui/page/titled-page.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Section } from '#ui/page/section.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRides } from '../../shared/use-rides.ts';
import { RidePages } from '../ride-pages.tsx';
import { ServiceZone, useService } from '../use-service.tsx';
import { isExporting, NoExport } from './export-key.tsx';
import { FoundRides } from './found-rides.tsx';
import { HistoryFilter, PRESET_KEYS } from './history-filter.tsx';
import { historyPlaceIn, type HistoryPlace } from './history-place.ts';
import { historySearch, type HistorySearch } from './history-search.ts';
import { useRideHistoryCopy } from './ride-history-copy.ts';

interface ChosenRidersProps {
  place: HistoryPlace;
  /** The search parameters of the address, which links change. */
  search: HistorySearch;
  /** Renders the rides of these people; `null` for everybody's. */
  children: (riders: readonly string[] | null) => ReactNode;
}

/**
 * Finds whose rides to show: everybody's, one passenger's or customer's, or those of all people whom the search finds.
 * A link leads to each person's rides.
 */
function ChosenRiders({ place, search, children }: ChosenRidersProps) {
  const copy = useRideHistoryCopy();
  const { own } = useRidesCopy();
  const { rideHistory } = useDispatch();
  const { find, rider } = place;
  const { found, error, reload } = useRequest({ find, rider }, async () => {
    if (rider === undefined) return find === undefined ? succeed(null) : rideHistory.find(find);
    const riders = await rideHistory.ridersNamed(rider);
    return riders.ok ? succeed({ riders: [{ rider, riders: riders.value, name: '' }], more: false }) : riders;
  });
  if (rider === undefined && find === undefined) return children(null);
  return (
    <>
      {rider !== undefined && (
        <p>
          {copy.onePassenger}{' '}
          <RouteLink to="/admin/rides/history" search={{ ...search, rider: undefined }}>
            {copy.everybody}
          </RouteLink>
        </p>
      )}
      {error !== null && <NoExport why="failed" />}
      <LoadFailure what={copy.notFound} error={error} onRetry={reload} />
      {found === null && error === null && (
        <>
          <NoExport why="searching" />
          <Skeleton rows lines={6} label={own.loading} />
        </>
      )}
      {found?.riders.length === 0 && (
        <output className="block">
          <NoExport why="none" />
          <EmptyState
            icon="info"
            title={copy.nobody.title}
            text={found.more ? copy.morePeople : copy.nobody.text(find ?? '')}
          />
        </output>
      )}
      {rider === undefined && found !== null && found.riders.length > 0 && (
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          <p id="riders-found" className="text-ink-soft">
            {copy.people}
          </p>
          <ul aria-labelledby="riders-found" className="flex flex-wrap gap-x-4 gap-y-1">
            {found.riders.map(({ rider: each, name }) => (
              <li key={each}>
                <RouteLink
                  to="/admin/rides/history"
                  search={{ ...search, find: undefined, rider: each }}
                  aria-label={copy.onlyRidesOf(name)}
                >
                  <bdi translate="no">{name}</bdi>
                </RouteLink>
              </li>
            ))}
          </ul>
          {found.more && <p className="text-ink-soft">{copy.morePeople}</p>}
        </div>
      )}
      {found !== null && found.riders.length > 0 && children(found.riders.flatMap(({ riders }) => riders))}
    </>
  );
}

const ROUTE = { from: '/signed-in/admin/rides/history' } as const;

/** All rides, or those that match the search. */
export function HistoryScreen() {
  const navigate = useNavigate({ from: '/admin/rides/history' });
  const search = useSearch(ROUTE);
  const asked = historySearch(search);
  const { place } = historyPlaceIn(asked);
  const pages = useCursorPages(search);
  const copy = useRideHistoryCopy();
  const { own } = useRidesCopy();
  const { pageOf } = usePaginationCopy();
  const { serverTime } = useRides();
  const { rideHistory } = useDispatch();
  const dispatchers = useRequest(null, rideHistory.dispatchers);
  const service = useService();
  const toast = useToast();
  const find = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(area);
  const exportButton = useRef<HTMLButtonElement>(null);
  const { time, isKnown, failure } = service;
  const today = dayAt(serverTime(), time.timeZone);
  const onSearch = (changes: HistorySearch) =>
    void navigate({ search: historySearch({ ...asked, ...changes }), resetScroll: false });
  /** Chooses days by key, but not during an export: a key pressed by accident would discard the file. */
  const choose = (preset: Preset) => () => {
    if (isExporting(exportButton)) toast({ tone: 'danger', ...copy.exporting });
    else onSearch(presetRange(preset, today));
  };
  const filterOf = (riders: readonly string[] | null): RideFilter => ({
    riders,
    driver: place.driver ?? null,
    plate: place.plate ?? null,
    booker: place.booker ?? null,
    state: place.state ?? null,
    period: periodOfRange(place, time.timeZone),
  });
  const known = dispatchers.value ?? (dispatchers.error === null ? null : []);
  return (
    <FullHeightPage dense>
      <PageTitle>{copy.title}</PageTitle>
      <RidePages title={copy.title}>
        {isKnown && (
          <SingleKeys
            focus={focus}
            list={copy.keys}
            actions={{
              '/': () => find.current?.focus(),
              ...Object.fromEntries(PRESETS.map((preset) => [PRESET_KEYS[preset], choose(preset)])),
            }}
          />
        )}
      </RidePages>
      <div ref={area} className="grid grid-cols-1">
        <Section heading={pages.cursor === null ? own.listed : pageOf(own.listed, pages.page)} tight>
          {/* Days are in the service's zone, which is in the settings. */}
          {isKnown && (
            <>
              <HistoryFilter
                search={asked}
                onSearch={onSearch}
                dispatchers={{ ...dispatchers, known: known ?? [] }}
                today={today}
                find={find}
              />
              <ChosenRiders place={place} search={asked}>
                {(riders) => (
                  <FoundRides
                    filter={filterOf(riders)}
                    place={place}
                    dispatchers={known}
                    pages={pages}
                    format={time}
                    exportButton={exportButton}
                    search={search}
                    onClosePanel={() =>
                      void navigate({
                        search: (known) => ({ ...known, open: undefined }),
                        replace: true,
                        resetScroll: false,
                      })
                    }
                  />
                )}
              </ChosenRiders>
            </>
          )}
          {!isKnown && failure === null && <Skeleton rows lines={6} label={own.loading} />}
          {failure !== null && <ServiceZone service={service} byDays />}
        </Section>
      </div>
      {failure === null && <ServiceZone service={service} />}
    </FullHeightPage>
  );
}
