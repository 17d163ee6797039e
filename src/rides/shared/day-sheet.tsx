import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { Format } from '#words/use-format.ts';
import { RideBadge } from './ride-facts.tsx';
import { useRidesCopy } from './rides-copy.ts';

interface DaySheetProps {
  /** Sorted by pick-up. */
  rides: readonly Ride[];
  /** The details that the reader may have (rides R11), by the ride's id. */
  details: ReadonlyMap<string, RideDetails>;
  time: Format;
}

/** A driver's rides of a day in order, for dispatch and for the driver, on a screen and on paper. */
export function DaySheet({ rides, details, time }: DaySheetProps) {
  const copy = useRidesCopy();
  return (
    <ol className="text-sm/5 print:text-xs/4">
      {rides.map((ride) => {
        const known = details.get(ride.id);
        const from = known?.from.text ?? ride.area.from;
        const to = known?.to.text ?? ride.area.to;
        const load = [copy.people(ride.people), ...ride.needs.map((need) => copy.needs[need])].join(', ');
        return (
          <li
            key={ride.id}
            className="flex gap-x-3 border-t border-line py-1.5 break-inside-avoid first:border-t-0 print:py-1"
          >
            <span translate="no" className="shrink-0 font-semibold tabular-nums">
              {time.time(ride.pickupAt)}
            </span>
            <div className="min-w-0 grow wrap-anywhere">
              <p>
                {known !== undefined && (
                  <>
                    <bdi translate="no" className="font-semibold">
                      {known.name}
                    </bdi>{' '}
                    <span translate="no" className="whitespace-nowrap tabular-nums">
                      {known.phone}
                    </span>{' '}
                  </>
                )}
                <span className="text-ink-soft">{load}</span>
              </p>
              {from !== '' && to !== '' && (
                <p>
                  <bdi translate="no">{copy.own.trip(from, to)}</bdi>
                </p>
              )}
              {known !== undefined && known.note !== '' && (
                <p>
                  <bdi translate="yes">{known.note}</bdi>
                </p>
              )}
            </div>
            <span className="shrink-0 print:hidden">
              <RideBadge state={ride.state} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
