import type { ReactNode } from 'react';
import { periodOf } from '#domain/shared/time/day.ts';
import type { Waits } from '#domain/rides/model/history/waits.ts';
import { MOST_COUNTED } from '#domain/rides/model/basics/ride-limits.ts';
import { dayAt, type Day } from '#domain/shared/time/wall-time.ts';
import type { DayFigures } from '#domain/rides/services/ride-history.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import type { Format } from '#words/use-format.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FullHeightPage } from '#ui/page/titled-page.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Section } from '#ui/page/section.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRides } from '../../shared/use-rides.ts';
import type { HistorySearch } from '../history/history-search.ts';
import { RidePages } from '../ride-pages.tsx';
import { ServiceZone, useService, type Service } from '../use-service.tsx';
import { useDispatchCopy } from '../dispatch-copy.ts';

const SECONDS_A_MINUTE = 60;

/** A line that ends with a number. */
function Figure({ term, isName = false, children }: { term: string; isName?: boolean; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-x-4">
      <dt className="min-w-0 wrap-anywhere text-ink-soft">
        <bdi translate={isName ? 'no' : 'yes'}>{term}</bdi>
      </dt>
      <dd className="shrink-0 font-medium tabular-nums">{children}</dd>
    </div>
  );
}

interface RidesFigureProps {
  term: string;
  /** The term is a person's name. */
  isName?: boolean;
  /** The count. */
  rides: number;
  /** Finds them in the history. */
  search: HistorySearch;
  format: Format;
}

/** How many rides there are, with a link to them. */
function RidesFigure({ term, isName = false, rides, search, format }: RidesFigureProps) {
  const { today: copy, atLeast } = useDispatchCopy();
  const count = rides === MOST_COUNTED ? atLeast(format.number(rides)) : format.number(rides);
  return (
    <Figure term={term} isName={isName}>
      {rides === 0 ? (
        <span className="font-normal text-ink-soft">0</span>
      ) : (
        <RouteLink to="/admin/rides/history" search={search} aria-label={copy.ridesOf(count, term)} quiet>
          {count}
        </RouteLink>
      )}
    </Figure>
  );
}

function WaitFacts({ waits, format }: { waits: Waits; format: Format }) {
  const copy = useDispatchCopy().today;
  const minutes = (seconds: number) => copy.minutes(format.number(Math.round(seconds / SECONDS_A_MINUTE)));
  return (
    <>
      <dl className="grid gap-3">
        <Figure term={copy.average}>{minutes(waits.average)}</Figure>
        <Figure term={copy.longest}>{minutes(waits.longest)}</Figure>
      </dl>
      <p className="text-sm text-ink-soft">{copy.waitsOf(waits.rides)}</p>
    </>
  );
}

interface DayFiguresViewProps {
  figures: DayFigures;
  day: Day;
  format: Format;
}

/** The rides of a day by state and by driver, each number with a link to its rides, and how long passengers waited. */
function DayFiguresView({ figures: { states, drivers, waits }, day, format }: DayFiguresViewProps) {
  const copy = useDispatchCopy().today;
  const { states: stateNames } = useRidesCopy();
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-6 lg:grid-cols-2">
      <Section heading={copy.byState}>
        <dl className="grid gap-3">
          {states.map(({ state, rides }) => (
            <RidesFigure
              key={state}
              term={stateNames[state]}
              rides={rides}
              search={{ from: day, to: day, state }}
              format={format}
            />
          ))}
        </dl>
      </Section>
      <div className="grid grid-cols-1 gap-4 sm:gap-6">
        <Section heading={copy.waits}>
          {waits === null ? (
            <p className="text-ink-soft">{copy.noWaits}</p>
          ) : (
            <WaitFacts waits={waits} format={format} />
          )}
        </Section>
        <Section heading={copy.byDriver}>
          {drivers.length === 0 ? (
            <p className="text-ink-soft">{copy.noDrivers}</p>
          ) : (
            <dl className="grid gap-3">
              {drivers.map(({ uid, name, rides }) => (
                <RidesFigure
                  key={uid}
                  term={name}
                  isName
                  rides={rides}
                  search={{ from: day, to: day, driver: uid, state: 'completed' }}
                  format={format}
                />
              ))}
            </dl>
          )}
        </Section>
      </div>
    </div>
  );
}

/** The figures of the last count. A live count would cost too many reads. */
function Counted({ time }: Pick<Service, 'time'>) {
  const copy = useDispatchCopy().today;
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

/** The outcomes of today's rides, in the service's zone. */
export function TodayScreen() {
  const { pages, today: copy } = useDispatchCopy();
  const service = useService();
  const { time, isKnown, failure } = service;
  return (
    <FullHeightPage>
      <PageTitle>{pages.today}</PageTitle>
      <RidePages title={pages.today} />
      {isKnown && <Counted time={time} />}
      {!isKnown && failure === null && <Skeleton rows lines={6} label={copy.loading} />}
      <ServiceZone service={service} byDays />
    </FullHeightPage>
  );
}
