import { periodOf } from '#domain/rides/model/history/day.ts';
import { dayAt } from '#domain/rides/model/time/wall-time.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useRidesTodayCopy } from './rides-today-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FullHeightPage } from '#ui/page/full-height-page.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { RidePages } from '../ride-pages.tsx';
import { ServiceZone } from '../service-zone.tsx';
import { useService, type Service } from '../use-service.ts';
import { DayFiguresView } from './day-figures-view.tsx';

/** The figures of the last count; counting all the time would cost too much. */
function Counted({ time }: Pick<Service, 'time'>) {
  const copy = useRidesTodayCopy();
  const { rideHistory } = useDispatch();
  const { timeZone } = time;
  const { serverTime } = useRides();
  const { loading, value, error, reload } = useRequest(timeZone, async () => {
    const at = serverTime();
    const day = dayAt(at, timeZone);
    const figures = await rideHistory.figuresOf(periodOf(day, day, timeZone));
    return figures.ok ? succeed({ figures: figures.value, at, day }) : figures;
  });
  return (
    <>
      <LoadFailure what={copy.failed} error={error} onRetry={reload} />
      {value === null && error === null && <Skeleton rows lines={6} label={copy.loading} />}
      {value !== null && (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <output className="text-ink-soft">
              {copy.day(time.date(value.at))} {copy.asOf(time.time(value.at))}
            </output>
            <Button tone="secondary" size="small" busy={loading} busyLabel={copy.counting} onClick={reload}>
              {copy.again}
            </Button>
          </div>
          <DayFiguresView figures={value.figures} day={value.day} format={time} />
        </>
      )}
    </>
  );
}

/** What became of today's rides, by the service's own zone. */
export function TodayScreen() {
  const copy = useRidesTodayCopy();
  const service = useService();
  const { time, isKnown, failure } = service;
  return (
    <FullHeightPage>
      <PageTitle>{copy.title}</PageTitle>
      <RidePages title={copy.title} />
      {isKnown && <Counted time={time} />}
      {!isKnown && failure === null && <Skeleton rows lines={6} label={copy.loading} />}
      <ServiceZone service={service} byDays />
    </FullHeightPage>
  );
}
