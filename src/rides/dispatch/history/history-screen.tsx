import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { periodOf } from '#domain/rides/model/history/day.ts';
import { succeed } from '#domain/shared/result.ts';
import { useCursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useRequest } from '#core/product/use-request.ts';
import { usePaginationCopy } from '#words/pagination-copy.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FullHeightPage } from '#ui/page/titled-page.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Section } from '#ui/page/section.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { RidePages } from '../ride-pages.tsx';
import { ServiceZone, useService } from '../use-service.tsx';
import { FoundRides } from './found-rides.tsx';
import { HistoryFilter, historyPlaceIn, type HistoryPlace } from './history-filter.tsx';
import { useRideHistoryCopy } from './ride-history-copy.ts';

interface ChosenRidersProps {
  place: HistoryPlace;
  /** Renders the rides of these people; `null` for everybody's. */
  children: (riders: readonly string[] | null) => ReactNode;
}

/**
 * Finds out whose rides are wanted: those of one person, of whom a caller's record tells the rides, or those of everybody
 * whom the search finds, each with a link to theirs alone.
 */
function ChosenRiders({ place, children }: ChosenRidersProps) {
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
          <RouteLink to="/admin/rides/history" search={{ ...place, rider: undefined }}>
            {copy.everybody}
          </RouteLink>
        </p>
      )}
      <LoadFailure what={copy.notFound} error={error} onRetry={reload} />
      {found === null && error === null && <Skeleton rows lines={6} label={own.loading} />}
      {found?.riders.length === 0 && (
        <output className="block">
          <EmptyState icon="info" title={copy.nobody.title} text={copy.nobody.text(find ?? '')} />
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
                  search={{ ...place, find: undefined, rider: each }}
                  aria-label={copy.onlyRidesOf(name)}
                >
                  <bdi>{name}</bdi>
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

const route = getRouteApi('/signed-in/admin/rides/history');

/** All rides, or those that were searched for. */
export function HistoryScreen() {
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const place = historyPlaceIn(search);
  const pages = useCursorPages(search);
  const copy = useRideHistoryCopy();
  const { own } = useRidesCopy();
  const { pageOf } = usePaginationCopy();
  const service = useService();
  const { time, isKnown, failure } = service;
  const { driver, state, day, until } = place;
  const filterOf = (riders: readonly string[] | null) => ({
    riders,
    driver: driver ?? null,
    plate: null,
    booker: null,
    state: state ?? null,
    period: day === undefined ? null : periodOf(day, until ?? day, time.timeZone),
  });
  return (
    <FullHeightPage>
      <PageTitle>{copy.title}</PageTitle>
      <RidePages title={copy.title} />
      <Section heading={pages.cursor === null ? own.listed : pageOf(own.listed, pages.page)}>
        <HistoryFilter
          place={place}
          onPlace={(next) => void navigate({ search: next, resetScroll: false })}
        />
        {/* A day is one of the service's zone, which is known from the settings. */}
        {isKnown && (
          <ChosenRiders place={place}>
            {(riders) => <FoundRides filter={filterOf(riders)} pages={pages} format={time} />}
          </ChosenRiders>
        )}
        {!isKnown && failure === null && <Skeleton rows lines={6} label={own.loading} />}
      </Section>
      <ServiceZone service={service} byDays />
    </FullHeightPage>
  );
}
