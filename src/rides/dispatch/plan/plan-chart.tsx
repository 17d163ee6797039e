import { useId } from 'react';
import type { DayPlan, Lane, PlannedRide as Planned } from '#domain/rides/model/dispatch/day-plan.ts';
import { HOUR_MS } from '#domain/shared/durations.ts';
import type { Period } from '#domain/shared/time/day.ts';
import { Button } from '#ui/actions/button.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import type { DetailsById } from '../use-details-of.ts';
import { usePlanCopy } from './plan-copy.ts';
import { EndedRides } from './ended-rides.tsx';
import { LINE_REM, percentOf, PlannedRide } from './planned-ride.tsx';

interface ChartProps {
  plan: DayPlan;
  details: DetailsById;
  ticked: ReadonlySet<string>;
  now: Date;
  time: ServiceTime;
  onOpen: (ride: string) => void;
  onTick: (ride: string) => void;
  onOpenTour: (lane: Lane) => void;
}

const COLUMNS = 'grid grid-cols-1 lg:grid-cols-[8.5rem_minmax(0,1fr)] lg:gap-x-2';

const HEADING = 'flex min-h-6 items-start justify-between gap-1 px-1 text-xs/6 font-semibold text-ink-soft';

function hoursIn({ from, until }: Period): readonly Date[] {
  const count = Math.round((until.getTime() - from.getTime()) / HOUR_MS);
  return Array.from({ length: count }, (_, hour) => new Date(from.getTime() + hour * HOUR_MS));
}

/** The hours above the plan, with the present time. Screen readers skip them, because each ride has its time. */
function Hours({ plan: { hours }, now, time }: Pick<ChartProps, 'plan' | 'now' | 'time'>) {
  const isNow = now >= hours.from && now < hours.until;
  return (
    <div aria-hidden="true" translate="no" className={`${COLUMNS} max-lg:hidden`}>
      <div className="relative col-start-2 h-4 text-xs/4 text-ink-soft tabular-nums">
        {hoursIn(hours).map((hour) => (
          <span
            key={hour.getTime()}
            style={{ left: `${percentOf(hour, hours)}%` }}
            className="absolute border-l border-line-strong pl-0.5"
          >
            {time.time(hour)}
          </span>
        ))}
        {isNow && (
          <span
            style={{ left: `${percentOf(now, hours)}%` }}
            className="absolute inset-y-0 w-1 -translate-x-1/2 rounded-full bg-danger-ink"
          />
        )}
      </div>
    </div>
  );
}

interface TrackProps extends Omit<ChartProps, 'plan' | 'onOpenTour'> {
  label: string;
  /** The name of the driver; `null` for the rides without a driver. */
  driver: string | null;
  rides: readonly Planned[];
  ended: readonly Planned[];
  lines: number;
  hours: Period;
  /** Shown if there are no rides. */
  none: string;
}

/** The rides of a driver, or the rides without a driver, by time. */
function Track({ label, driver, rides, ended, lines, none, details, ticked, ...row }: TrackProps) {
  return (
    <div
      className="relative lg:bg-raised lg:min-h-(--height)"
      // A narrow page does not use this height, because the rides are a list there.
      ref={(track) => track?.style.setProperty('--height', `${lines * LINE_REM}rem`)}
    >
      {ended.length > 0 && <EndedRides of={driver} rides={ended} details={details} {...row} />}
      {rides.length + ended.length === 0 ? (
        <p className="text-xs/6 text-ink-soft lg:px-1">{none}</p>
      ) : (
        rides.length > 0 && (
          <ul data-tour="" aria-label={label} className="grid gap-1 lg:absolute lg:inset-0 lg:block">
            {rides.map((planned, index) => (
              <PlannedRide
                key={planned.ride.id}
                planned={planned}
                details={details.get(planned.ride.id)}
                ticked={ticked.has(planned.ride.id)}
                first={index === 0}
                {...row}
              />
            ))}
          </ul>
        )
      )}
    </div>
  );
}

/** Names the drivers who are away on the day and still have rides. */
function AwayWithRides({ lanes, onOpenTour }: Pick<DayPlan, 'lanes'> & Pick<ChartProps, 'onOpenTour'>) {
  const copy = usePlanCopy();
  const away = lanes.filter(({ isAway, rides }) => isAway && rides.length > 0);
  if (away.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm font-semibold text-warning-ink">
      <span>
        <span aria-hidden="true">! </span>
        {copy.awayWithRides}
      </span>
      {away.map((lane) => (
        <Button key={lane.uid} tone="quiet" size="row" onClick={() => onOpenTour(lane)}>
          <bdi translate="no">{lane.name === '' ? copy.unnamed : lane.name}</bdi>,{' '}
          {copy.rides(lane.rides.length)}
        </Button>
      ))}
    </div>
  );
}

/** The day by time and by driver: the rides without a driver above, then a lane for every driver. */
export function PlanChart({ plan, onOpenTour, ...row }: ChartProps) {
  const copy = usePlanCopy();
  const id = useId();
  const { waiting, lanes, hours } = plan;
  const nameOf = (lane: Lane) => (lane.name === '' ? copy.unnamed : lane.name);
  return (
    <div className="grid grid-cols-1 gap-1 rounded-work bg-surface px-3 py-1 shadow-low forced-colors:border">
      <AwayWithRides lanes={lanes} onOpenTour={onOpenTour} />
      <Hours plan={plan} now={row.now} time={row.time} />
      {/* There are two sections, because a lost focus stays in its own section (`useRowFocus`). */}
      <section aria-labelledby={`${id}waiting`} className={COLUMNS}>
        <h2 id={`${id}waiting`} className={HEADING}>
          <span className="truncate">{copy.waiting}</span>
          <span className="font-normal tabular-nums">{waiting.rides.length}</span>
        </h2>
        <Track
          label={copy.waiting}
          driver={null}
          rides={waiting.rides}
          ended={waiting.ended}
          lines={waiting.lines}
          hours={hours}
          none={copy.noneWaiting}
          {...row}
        />
      </section>
      <section aria-labelledby={`${id}drivers`}>
        <h2 id={`${id}drivers`} className="sr-only">
          {copy.drivers}
        </h2>
        {lanes.length === 0 && <p className="text-sm text-ink-soft">{copy.noDrivers}</p>}
        <ul className="grid grid-cols-1 gap-px max-lg:gap-3">
          {lanes.map((lane) => (
            <li key={lane.uid} data-lane={lane.uid} className={COLUMNS}>
              <button
                type="button"
                onClick={() => onOpenTour(lane)}
                className="flex min-h-6 min-w-0 items-center justify-between gap-1 rounded-md px-1 text-left text-xs/5 font-semibold hover:bg-accent-soft touch:min-h-11 max-lg:min-h-9 max-lg:text-sm"
              >
                <bdi translate="no" className="truncate">
                  {nameOf(lane)}
                </bdi>
                {lane.isAway && <span className="font-normal text-warning-ink">{copy.away}</span>}
                <span className="sr-only">, {copy.rides(lane.rides.length)}</span>
                {lane.hasExpired && (
                  <span title={copy.expired} className="text-danger-ink">
                    <span aria-hidden="true">!</span>
                    <span className="sr-only">, {copy.expired}</span>
                  </span>
                )}
                <span aria-hidden="true" className="font-normal text-ink-soft tabular-nums">
                  {lane.rides.length}
                </span>
              </button>
              <Track
                label={nameOf(lane)}
                driver={nameOf(lane)}
                rides={lane.rides}
                ended={lane.ended}
                lines={lane.lines}
                hours={hours}
                none={copy.idle}
                {...row}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
