import { getRouteApi } from '@tanstack/react-router';
import { dayProblem } from '#domain/shared/time/day-range.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TitledPage, WayBack } from '#ui/page/titled-page.tsx';
import { InZone } from '#ui/zone/in-service-zone.tsx';
import { BookFailure } from '../book-failure.tsx';
import { BookPages } from '../book-pages.tsx';
import { useServiceDay } from '../use-service-day.ts';
import { DayChoice } from './day-choice.tsx';
import { DaySheets } from './day-sheets.tsx';
import { DriverSheet } from './driver-sheet.tsx';
import { useTakingsCopy } from './takings-copy.ts';

const route = getRouteApi('/signed-in/admin/takings');

/** The cash sheets of a day at the desk: of all drivers, or of one. */
export function TakingsScreen() {
  const copy = useTakingsCopy();
  const { day: wanted, driver } = route.useSearch();
  const navigate = route.useNavigate();
  const { value, error, reload } = useServiceDay();
  const today = value?.today ?? '';
  const day = wanted !== undefined && dayProblem(wanted) === null ? wanted : today;
  return (
    <TitledPage title={copy.title} dense>
      <div className="print:hidden">
        <BookPages />
      </div>
      <BookFailure what={copy.failed} error={error} onRetry={reload} />
      {value === null && error === null && <Skeleton rows lines={6} label={copy.loading} />}
      {value !== null && (
        <InZone timeZone={value.timeZone}>
          <DayChoice
            day={day}
            today={today}
            onDay={(chosen) => void navigate({ search: { day: chosen, driver } })}
          />
          {driver === undefined ? (
            <DaySheets day={day} />
          ) : (
            <>
              <WayBack>
                <RouteLink to="/admin/takings" search={{ day }}>
                  {copy.toAll}
                </RouteLink>
              </WayBack>
              <DriverSheet key={`${driver} ${day}`} {...{ driver, day }} timeZone={value.timeZone} />
            </>
          )}
        </InZone>
      )}
    </TitledPage>
  );
}
