import { periodOf } from '#domain/shared/time/day.ts';
import {
  countsOf,
  driverDays,
  totalLength,
  periodOfShifts,
  type DriverDay,
} from '#domain/rides/model/history/driver-days.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { WorkedDuty } from '#domain/rides/model/firm/worked-duty.ts';
import { ENDED_STATES } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { dayAt, plusDays } from '#domain/shared/time/wall-time.ts';
import type { RidePage } from '#domain/rides/ports/ride-repository.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { fail, succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useUser } from '#core/session/user-context.ts';
import { useLanguage } from '#words/language-context.ts';
import { LOCALES } from '#words/use-format.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Fact } from '#ui/data/fact.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/page/section.tsx';
import { useServiceTime, type ServiceTime } from '#ui/zone/use-service-time.ts';
import { ZoneNote } from '#ui/zone/zone-note.tsx';
import { RideBadge } from '../../shared/ride-facts.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivesCopy } from './drives-copy.ts';
import { WorkedDuties } from '../../shared/hours/worked-duties.tsx';
import { useHoursCopy } from '../../shared/hours/hours-copy.ts';
import { useSpells } from '../../shared/hours/use-spells.ts';
import { isOneDay, rangeOfDays, weekNamed, type NamedDays } from './days.ts';

const device = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The stored data of the chosen days, and when it was read. */
interface Week {
  readonly shift: Shift | null;
  readonly worked: readonly WorkedDuty[];
  readonly found: RidePage;
  readonly now: Date;
  readonly timeZone: string;
  readonly onCorrected: () => void;
}

function RideRow({ ride, time }: { ride: Ride; time: ServiceTime }) {
  const { trip, rideOf } = useRidesCopy().own;
  const { from, to } = ride.area;
  const hasAreas = from !== '' && to !== '';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 break-inside-avoid last:border-0">
      <span translate="no" className="tabular-nums">
        {time.time(ride.pickupAt)}
      </span>
      <span className="min-w-0 grow wrap-anywhere">
        <RouteLink to="/driver/rides/$id" params={{ id: ride.id }} quiet>
          <bdi translate="no">{hasAreas ? trip(from, to) : rideOf(time.dateTime(ride.pickupAt))}</bdi>
        </RouteLink>
      </span>
      <RideBadge state={ride.state} />
    </li>
  );
}

interface DaysFactsProps {
  days: readonly DriverDay[];
  week: Week;
  time: ServiceTime;
}

/** The driver's time on duty on these days, and how many rides had which outcome. A single day has its periods too. */
function DaysFacts({ days, week: { now }, time }: DaysFactsProps) {
  const copy = useDrivesCopy().days;
  const { states } = useRidesCopy();
  const duty = days.flatMap((day) => day.duty);
  const counts = countsOf(days);
  const minutes = Math.floor(totalLength(duty) / MINUTE_MS);
  const spells = useSpells(time);
  return (
    <dl className="grid gap-2">
      <Fact term={copy.onDuty}>
        {copy.length(Math.floor(minutes / 60), minutes % 60)}
        {days.length === 1 && duty.length > 0 && (
          <span className="block font-normal">{spells(duty, now)}</span>
        )}
      </Fact>
      {ENDED_STATES.map((state) => {
        const rides = counts.get(state) ?? 0;
        return (
          (state === 'completed' || rides > 0) && (
            <Fact key={state} term={states[state]}>
              {time.number(rides)}
            </Fact>
          )
        );
      })}
      {counts.has('open') && <Fact term={copy.open}>{time.number(counts.get('open') ?? 0)}</Fact>}
    </dl>
  );
}

interface DaySectionProps extends Omit<DaysFactsProps, 'days'> {
  heading: string;
  day: DriverDay;
}

function DaySection({ heading, day, ...about }: DaySectionProps) {
  const { uid } = useUser();
  const { driverShift } = useRides();
  const { you, dispatch } = useHoursCopy();
  return (
    <Section heading={heading}>
      <DaysFacts days={[day]} {...about} />
      <WorkedDuties
        worked={day.worked}
        time={about.time}
        driver={uid}
        nameOf={(by) => (by === uid ? you : dispatch)}
        correct={driverShift.correct}
        onCorrected={about.week.onCorrected}
      />
      {day.rides.length > 0 && (
        <ul className="grid">
          {day.rides.map((ride) => (
            <RideRow key={ride.id} ride={ride} time={about.time} />
          ))}
        </ul>
      )}
    </Section>
  );
}

const NOTHING = { duty: [], worked: [], rides: [] } as const;

function DaysView({ days: chosen, week }: { days: NamedDays; week: Week }) {
  const copy = useDrivesCopy().days;
  const { name } = useUser();
  const { language } = useLanguage();
  const time = useServiceTime(week.timeZone);
  const { found, now, timeZone } = week;
  const today = dayAt(now, timeZone);
  const range = rangeOfDays(chosen, today);
  const isDay = isOneDay(chosen);
  const weeks = {
    previous: weekNamed(plusDays(range.from, -7), today),
    next: range.to < today ? weekNamed(plusDays(range.from, 7), today) : null,
  };
  const named = weekNamed(range.from, today);
  const days = driverDays(range, { ...week, rides: found.rides });
  // `new Date(day)` is midnight in UTC.
  const formatOf = (dateStyle: 'long' | 'full') =>
    new Intl.DateTimeFormat(LOCALES[language], { dateStyle, timeZone: 'UTC' });
  const about = { week, time };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-ink-soft">
          <span className="hidden print:inline">{name} · </span>
          {copy.asOf(time.dateTime(now))}
        </p>
        <Button tone="quiet" onClick={() => window.print()}>
          {copy.print}
        </Button>
      </div>
      {!isDay && (
        <p className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
          <RouteLink to="/driver/rides" search={{ days: weeks.previous }}>
            {copy.previous}
          </RouteLink>
          {weeks.next !== null && (
            <RouteLink to="/driver/rides" search={{ days: weeks.next }}>
              {copy.next}
            </RouteLink>
          )}
        </p>
      )}
      {isDay ? (
        <DaySection
          heading={copy.dayOf(
            chosen === 'today' ? copy.today : copy.yesterday,
            formatOf('long').format(new Date(range.from)),
          )}
          day={days[0] ?? { day: range.from, ...NOTHING }}
          {...about}
        />
      ) : (
        <>
          <Section
            heading={copy.dayOf(
              named === 'week' ? copy.week : named === 'last-week' ? copy['last-week'] : copy.anyWeek,
              formatOf('long').formatRange(new Date(range.from), new Date(range.to)),
            )}
          >
            <DaysFacts days={days} {...about} />
          </Section>
          {days.map((day) => (
            <DaySection
              key={day.day}
              heading={formatOf('full').format(new Date(day.day))}
              day={day}
              {...about}
            />
          ))}
        </>
      )}
      {found.next !== null && <p className="text-sm text-ink-soft">{copy.more(found.rides.length)}</p>}
      <ZoneNote place={time.zone} />
    </>
  );
}

/** A driver's day or week in the service's zone. Of more than 99 rides it lists and counts the latest 99. */
export function DriverDays({ days }: { days: NamedDays }) {
  const copy = useDrivesCopy().days;
  const { uid } = useUser();
  const { rideViews, driverShift, serviceSettings, serverTime } = useRides();
  const { value, error, reload } = useRequest(`${uid} ${days}`, async () => {
    const settings = await serviceSettings.read();
    if (!settings.ok && settings.error.code !== 'rides-not-set-up') return fail(settings.error);
    const timeZone = settings.ok ? settings.value.timeZone : device();
    const now = serverTime();
    const range = rangeOfDays(days, dayAt(now, timeZone));
    const period = periodOf(range.from, range.to, timeZone);
    const [shift, worked, found] = await Promise.all([
      driverShift.read(),
      driverShift.duties(periodOfShifts(range, timeZone)),
      rideViews.page({ of: 'drives', driver: uid, period }, null),
    ]);
    if (!shift.ok) return shift;
    if (!worked.ok) return worked;
    if (!found.ok) return found;
    return succeed({ shift: shift.value, worked: worked.value, found: found.value, now, timeZone });
  });
  return (
    <>
      <LoadFailure what={copy.failed} error={error} onRetry={reload} />
      {value === null && error === null && <Skeleton lines={8} label={copy.loading} />}
      {value !== null && <DaysView days={days} week={{ ...value, onCorrected: reload }} />}
    </>
  );
}
