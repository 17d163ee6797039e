import { useState } from 'react';
import { MOST_COUNTED } from '#domain/rides/model/basics/ride-limits.ts';
import type { RideFilter } from '#domain/rides/model/history/ride-filter.ts';
import type { Waits } from '#domain/rides/model/history/waits.ts';
import { useRequest } from '#core/product/use-request.ts';
import type { Format } from '#words/use-format.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import type { HistorySearch } from './history-search.ts';
import { useRideHistoryCopy } from './ride-history-copy.ts';

const SECONDS_A_MINUTE = 60;

interface RideTotalsProps {
  /** A filter without a state. */
  filter: RideFilter;
  /** The search parameters of the page, which the link of a state extends. */
  search: HistorySearch;
  format: Format;
}

function WaitTotal({ waits, format }: { waits: Waits; format: Format }) {
  const copy = useRideHistoryCopy().totals;
  const minutes = (seconds: number) => format.number(Math.round(seconds / SECONDS_A_MINUTE));
  return (
    <li title={copy.waitsOf(waits.rides)}>
      {copy.waits(minutes(waits.average), minutes(waits.longest))}
      <span className="sr-only"> {copy.waitsOf(waits.rides)}</span>
    </li>
  );
}

function Totals({ filter, search, format }: RideTotalsProps) {
  const copy = useRideHistoryCopy().totals;
  const { atLeast } = useDispatchCopy();
  const { states: stateNames } = useRidesCopy();
  const { rideHistory } = useDispatch();
  const { value, error, reload } = useRequest(filter, rideHistory.totals);
  const write = (rides: number) =>
    rides === MOST_COUNTED ? atLeast(format.number(rides)) : format.number(rides);
  return (
    <>
      <output>{value === null && error === null && copy.counting}</output>
      <LoadFailure what={copy.failed} error={error} onRetry={reload} />
      {value !== null && (
        <ul aria-label={copy.ask} className="flex flex-wrap gap-x-4 gap-y-1 tabular-nums">
          {value.states
            .filter(({ rides }) => rides > 0)
            .map(({ state, rides }) => (
              <li key={state}>
                <RouteLink to="/admin/rides/history" search={{ ...search, state }} quiet>
                  {stateNames[state]} {write(rides)}
                </RouteLink>
              </li>
            ))}
          {value.waits !== null && <WaitTotal waits={value.waits} format={format} />}
        </ul>
      )}
    </>
  );
}

/** The ref is the same for all renders, because a new function would take the focus again. */
const focusOn = (line: HTMLElement | null) => line?.focus();

/**
 * How many found rides are in each state, and how long people waited. They are counted only after a press, because that
 * costs some 90 reads (D95). The line takes the focus from the pressed button.
 */
export function RideTotals(props: RideTotalsProps) {
  const copy = useRideHistoryCopy().totals;
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button tone="quiet" size="small" onClick={() => setAsked(true)}>
        {copy.ask}
      </Button>
    );
  }
  return (
    <div
      ref={focusOn}
      tabIndex={-1}
      className="order-last flex basis-full flex-wrap items-center gap-x-4 text-sm outline-none"
    >
      <Totals {...props} />
    </div>
  );
}
