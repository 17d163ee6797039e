import { isOnDay } from '#domain/rides/model/ride/on-day.ts';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { periodOf } from '#domain/shared/time/day.ts';
import { dayAt, plusDays } from '#domain/shared/time/wall-time.ts';
import { useUser } from '#core/session/user-context.ts';
import { useRequest } from '#core/product/use-request.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/page/section.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { ZoneNote } from '#ui/zone/zone-note.tsx';
import { DaySheet } from '../../shared/day-sheet.tsx';
import { useRideFeed } from '../../shared/live/use-ride-feed.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivesCopy } from './drives-copy.ts';

/** A driver can read passengers and exact places when a ride is due (rides R11). Tomorrow's rides seldom are. */
const NONE_KNOWN: ReadonlyMap<string, RideDetails> = new Map();

/** A driver's rides of tomorrow, live: the day sheet of dispatch, with only the districts. */
export function TomorrowSheet() {
  const { days: copy } = useDrivesCopy();
  const { uid, name } = useUser();
  const { serviceSettings, serverTime, rideViews } = useRides();
  const settings = useRequest(null, serviceSettings.read);
  const feed = useRideFeed({ kind: 'my-drives', uid });
  const zone = settings.value?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = useServiceTime(zone);
  const day = plusDays(dayAt(serverTime(), time.timeZone), 1);
  const period = periodOf(day, day, time.timeZone);
  const rides = feed.seen?.filter((ride) => isOnDay(ride, period)) ?? null;
  if (rides === null || settings.loading) {
    return feed.error === null ? (
      <Skeleton lines={6} label={copy.loading} />
    ) : (
      <LoadFailure what={copy.failed} error={feed.error} onRetry={rideViews.lookNow} />
    );
  }
  return (
    <>
      <Section
        heading={copy.dayOf(copy.tomorrow, time.date(period.from))}
        aside={
          rides.length > 0 && (
            <div className="print:hidden">
              <Button tone="quiet" size="small" onClick={() => window.print()}>
                {copy.print}
              </Button>
            </div>
          )
        }
      >
        <p className="hidden print:block">{name}</p>
        {rides.length === 0 ? (
          <p className="text-ink-soft">{copy.noneTomorrow}</p>
        ) : (
          <DaySheet rides={rides} details={NONE_KNOWN} time={time} />
        )}
      </Section>
      <ZoneNote place={time.zone} />
    </>
  );
}
