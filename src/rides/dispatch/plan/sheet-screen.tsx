import { useSearch } from '@tanstack/react-router';
import { isOnDay } from '#domain/rides/model/ride/on-day.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { periodOf } from '#domain/shared/time/day.ts';
import { dayAt, type Day } from '#domain/shared/time/wall-time.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { dayOfAddress } from '#core/navigation/day-of-address.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FullHeightPage, WayBack } from '#ui/page/titled-page.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { DaySheet } from '../../shared/day-sheet.tsx';
import { useRideFeed } from '../../shared/live/use-ride-feed.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { Car } from '../../shared/ride-facts.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDetailsOf } from '../use-details-of.ts';
import { ServiceZone, useService } from '../use-service.tsx';
import { useShifts } from '../use-shifts.ts';
import { useSheetCopy } from './sheet-copy.ts';
import { useDayName } from '#ui/zone/use-day-name.ts';

const ROUTE = { from: '/signed-in/admin/plan/sheet' } as const;

interface SheetOfDayProps {
  day: Day;
  driver: string;
  time: ServiceTime;
}

/** The open rides of a driver on that day, from the feed of the board. */
function SheetOfDay({ day, driver, time }: SheetOfDayProps) {
  const copy = useSheetCopy();
  const { own } = useRidesCopy();
  const { rideViews } = useRides();
  const board = useRideFeed({ kind: 'board' });
  const { seen: shifts } = useShifts();
  const now = useServerTime(MINUTE_MS);
  const name = useDayName();
  const period = periodOf(day, day, time.timeZone);
  const rides =
    board.seen?.filter((ride) => isOnDay(ride, period)).filter((ride) => ride.driver === driver) ?? null;
  const details = useDetailsOf(rides);
  const shift = shifts?.find(({ uid }) => uid === driver);
  const who = withoutDirectionControls(shift?.name ?? rides?.[0]?.card?.name ?? copy.unnamed);
  return (
    <>
      <PageTitle>{copy.of(who)}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-title wrap-anywhere">{copy.of(who)}</h1>
        <div className="print:hidden">
          <Button tone="secondary" size="small" onClick={() => window.print()}>
            {copy.print}
          </Button>
        </div>
      </div>
      <p className="flex flex-wrap gap-x-4">
        <strong className="font-semibold">{name(day)}</strong>
        {shift !== undefined && <Car {...shift.vehicle} />}
        <span className="text-ink-soft">{copy.asOf(time.moment(now, now))}</span>
      </p>
      {rides === null && board.error === null && <Skeleton rows lines={6} label={own.loading} />}
      {rides === null && <LoadFailure what={copy.failed} error={board.error} onRetry={rideViews.lookNow} />}
      {rides?.length === 0 && <p className="text-ink-soft">{copy.none}</p>}
      {rides !== null && rides.length > 0 && <DaySheet rides={rides} details={details} time={time} />}
    </>
  );
}

/** A driver's rides of a day, to be printed. */
export function SheetScreen() {
  const copy = useSheetCopy();
  const { serverTime } = useRides();
  const { own } = useRidesCopy();
  const service = useService();
  const search = useSearch(ROUTE);
  const day = dayOfAddress(search.day, dayAt(serverTime(), service.time.timeZone));
  return (
    <FullHeightPage>
      <WayBack>
        <RouteLink to="/admin/plan" search={{ day: search.day }}>
          {copy.back}
        </RouteLink>
      </WayBack>
      {service.isKnown ? (
        <SheetOfDay day={day} driver={search.driver ?? ''} time={service.time} />
      ) : (
        <>
          <PageTitle>{copy.title}</PageTitle>
          <h1 className="text-title">{copy.title}</h1>
          {service.failure === null && <Skeleton rows lines={6} label={own.loading} />}
        </>
      )}
      <ServiceZone service={service} byDays />
    </FullHeightPage>
  );
}
