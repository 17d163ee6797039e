import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import type { PlannedRide as Planned } from '#domain/rides/model/dispatch/day-plan.ts';
import type { Period } from '#domain/shared/time/day.ts';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { BUSY_MS } from '#domain/rides/model/dispatch/fit-of.ts';
import { isExpired } from '#domain/rides/model/ride/deadlines.ts';
import { locksDriver } from '#domain/rides/model/ride/ride-state.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { classNames } from '#ui/class-names.ts';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { usePlanCopy } from './plan-copy.ts';

/** The texts about a ride, for its row, the line below the plan and screen readers. */
export function useRideWords(time: ServiceTime, now: Date) {
  const { marks } = usePlanCopy();
  const { passenger } = useDispatchCopy();
  const { people, needs, own } = useRidesCopy();
  return ({ ride, fit, absence }: Planned, details: RideDetails | undefined) => {
    const from = details?.from.text ?? ride.area.from;
    const to = details?.to.text ?? ride.area.to;
    const warnings = [
      ...(isExpired(ride, now) ? [marks.over] : []),
      ...(absence === null ? [] : [marks[absence]]),
      ...(fit === null || fit.clash === null ? [] : [marks.clash]),
      ...(fit !== null && fit.seatsShort > 0 ? [marks.seats] : []),
      ...(fit === null || fit.lacking.length === 0
        ? []
        : [marks.needs(fit.lacking.map((need) => needs[need]).join(', '))]),
    ];
    const states = [
      ...(ride.state === 'offered' ? [marks.asked] : []),
      ...(locksDriver(ride.state) ? [marks.underWay] : []),
    ];
    return {
      time: time.time(ride.pickupAt),
      name: withoutDirectionControls(details?.name ?? passenger),
      route: from === '' || to === '' ? '' : withoutDirectionControls(own.trip(from, to)),
      load: [people(ride.people), ...ride.needs.map((need) => needs[need])].join(', '),
      warnings,
      states,
    };
  };
}

/** The position of a moment within the plan's hours, from 0 to 100 percent. */
export function percentOf(at: Date, { from, until }: Period): number {
  const share = (at.getTime() - from.getTime()) / (until.getTime() - from.getTime());
  return Math.min(100, Math.max(0, share * 100));
}

/** The height of a line of the plan in rem, which is the least height of a target. */
export const LINE_REM = 1.5;

/** The position of a ride on the plan, as CSS. */
export function placeOf({ ride: { pickupAt }, line }: Planned, hours: Period) {
  const end = new Date(pickupAt.getTime() + BUSY_MS);
  return {
    left: `${percentOf(pickupAt, hours)}%`,
    right: `${100 - percentOf(end, hours)}%`,
    top: `${line * LINE_REM}rem`,
  };
}

const LOOKS = {
  waiting: 'border-dashed border-line-strong bg-surface text-ink',
  asked: 'border-dashed border-accent-ink bg-accent-soft text-accent-ink',
  promised: 'border-transparent bg-accent-soft text-accent-ink',
  underWay: 'border-transparent bg-accent text-on-accent',
  warned: 'border-warning-ink bg-warning-soft text-warning-ink',
} as const;

function lookOf({ ride }: Planned, isWarned: boolean): string {
  if (isWarned) return LOOKS.warned;
  if (locksDriver(ride.state)) return LOOKS.underWay;
  if (ride.state === 'offered') return LOOKS.asked;
  return ride.driver === null ? LOOKS.waiting : LOOKS.promised;
}

interface PlannedRideProps {
  planned: Planned;
  details: RideDetails | undefined;
  hours: Period;
  now: Date;
  time: ServiceTime;
  ticked: boolean;
  /** Whether the ride is the first of its list. Tab reaches only the first. Other keys move to the rest. */
  first: boolean;
  onOpen: (id: string) => void;
  onTick: (id: string) => void;
}

/** Space ticks the ride (`PlanKeys`). Browsers would also press the button when the key is released. */
function keepSpace(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault();
}

/** A ride at its time; on a narrow page a row of a list. It is memoised, so that ticking renders one ride alone. */
export const PlannedRide = memo(function Row(props: PlannedRideProps) {
  const { planned, details, hours, ticked, first, onOpen, onTick } = props;
  const { marks } = usePlanCopy();
  const { ride } = planned;
  const words = useRideWords(props.time, props.now)(planned, details);
  const { warnings, states } = words;
  const said = [...warnings, ...states, ...(ticked ? [marks.ticked] : [])];
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) onTick(ride.id);
    else onOpen(ride.id);
  };
  const facts = [words.route, words.load, ...said].filter((fact) => fact !== '');
  const text = [`${words.time} ${words.name}`, ...facts].join(', ');
  return (
    <li style={placeOf(planned, hours)} className="lg:absolute lg:focus-within:z-10">
      <button
        type="button"
        title={text}
        data-row={ride.id}
        tabIndex={first ? 0 : -1}
        onClick={press}
        onKeyUp={keepSpace}
        className={classNames(
          'flex min-h-11 w-full scroll-mt-16 flex-wrap items-center gap-x-1.5 rounded-md border px-2 py-1 text-left text-sm focus:outline-3 focus:outline-accent-ink lg:h-6 lg:min-h-6 lg:flex-nowrap lg:gap-x-1 lg:overflow-hidden lg:px-0.5 lg:py-0 lg:text-xs/5 lg:whitespace-nowrap hover:border-accent-ink',
          lookOf(planned, warnings.length > 0),
          ticked && 'font-bold ring-2 ring-accent-ink ring-inset',
        )}
      >
        {warnings.length > 0 && (
          <span aria-hidden="true" className="font-bold">
            !
          </span>
        )}
        {ticked && <span aria-hidden="true">✓</span>}
        <span translate="no" className="tabular-nums">
          {words.time}
        </span>{' '}
        <bdi translate="no" className="min-w-0 lg:truncate">
          {words.name}
        </bdi>
        <span className="sr-only">, </span>
        {/* The bar has no room for the facts, so they are only in its name. Grey would lack contrast on the accent. */}
        <span className="basis-full wrap-anywhere lg:sr-only">{facts.join(', ')}</span>
      </button>
    </li>
  );
});
