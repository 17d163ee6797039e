import { getRouteApi } from '@tanstack/react-router';
import { periodOf } from '#domain/rides/model/history/day.ts';
import { useCursorPages } from '#core/navigation/use-cursor-pages.ts';
import { usePaginationCopy } from '#words/pagination.ts';
import { useRideHistoryCopy } from './ride-history-copy.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FullHeightPage } from '#ui/page/full-height-page.tsx';
import { Section } from '#ui/page/section.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { RidePages } from '../ride-pages.tsx';
import { ServiceZone } from '../service-zone.tsx';
import { useService } from '../use-service.ts';
import { ChosenRiders } from './chosen-riders.tsx';
import { FoundRides } from './found-rides.tsx';
import { HistoryFilter } from './history-filter.tsx';
import { historyPlaceIn } from './history-place.ts';

const route = getRouteApi('/signed-in/admin/rides/history');

/** All rides, or those that were searched for. */
export function HistoryScreen() {
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const place = historyPlaceIn(search);
  const pages = useCursorPages(search);
  const copy = useRideHistoryCopy();
  const { own } = useRidesCopy();
  const { page } = usePaginationCopy();
  const service = useService();
  const { time, isKnown, failure } = service;
  const { driver, state, day, until } = place;
  const filterOf = (riders: readonly string[] | null) => ({
    riders,
    driver: driver ?? null,
    state: state ?? null,
    period: day === undefined ? null : periodOf(day, until ?? day, time.timeZone),
  });
  return (
    <FullHeightPage>
      <PageTitle>{copy.title}</PageTitle>
      <RidePages title={copy.title} />
      <Section heading={pages.cursor === null ? own.listed : page(pages.page)}>
        <HistoryFilter
          place={place}
          onPlace={(next) => void navigate({ search: next, resetScroll: false })}
        />
        {/* A day is one of the service's zone, which the settings tell. */}
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
