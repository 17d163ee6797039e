import type { Day } from '#domain/rides/model/history/day.ts';
import type { Waits } from '#domain/rides/model/history/waits.ts';
import { MOST_COUNTED } from '#domain/rides/ports/ride-repository.ts';
import type { DayFigures } from '#domain/rides/services/ride-history.ts';
import type { Format } from '../../../../copy/language/use-format.ts';
import { useRidesTodayCopy } from '../../../../copy/rides/rides-today.ts';
import { useRidesCopy } from '../../../../copy/rides/rides.ts';
import { RouteLink } from '../../../../ui/actions/route-link.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { Fact } from '../../fact.tsx';

const SECONDS_A_MINUTE = 60;

function WaitFacts({ waits, format }: { waits: Waits; format: Format }) {
  const copy = useRidesTodayCopy();
  const minutes = (seconds: number) => copy.minutes(format.number(Math.round(seconds / SECONDS_A_MINUTE)));
  return (
    <>
      <dl className="grid gap-3">
        <Fact term={copy.average}>{minutes(waits.average)}</Fact>
        <Fact term={copy.longest}>{minutes(waits.longest)}</Fact>
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

/** The rides of a day by state and by driver, each number with the way to its rides, and how long passengers waited. */
export function DayFiguresView({ figures: { states, drivers, waits }, day, format }: DayFiguresViewProps) {
  const copy = useRidesTodayCopy();
  const { states: stateNames } = useRidesCopy();
  const number = (count: number) =>
    count === MOST_COUNTED ? copy.atLeast(format.number(count)) : format.number(count);
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-6 lg:grid-cols-2">
      <Section heading={copy.byState}>
        <dl className="grid gap-3">
          {states.map(({ state, rides }) => (
            <Fact key={state} term={stateNames[state]}>
              {rides === 0 ? (
                <span className="font-normal text-ink-soft">0</span>
              ) : (
                <RouteLink
                  to="/admin/rides/history"
                  search={{ day, state }}
                  aria-label={copy.ridesOf(number(rides), stateNames[state])}
                  quiet
                >
                  {number(rides)}
                </RouteLink>
              )}
            </Fact>
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
                <Fact key={uid} term={name}>
                  <RouteLink
                    to="/admin/rides/history"
                    search={{ day, driver: uid, state: 'completed' }}
                    aria-label={copy.ridesOf(number(rides), name)}
                    quiet
                  >
                    {number(rides)}
                  </RouteLink>
                </Fact>
              ))}
            </dl>
          )}
        </Section>
      </div>
    </div>
  );
}
