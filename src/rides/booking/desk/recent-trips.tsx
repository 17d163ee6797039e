import { useId } from 'react';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useBookingCopy } from './booking-copy.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import type { TripTaken } from '../trip-draft.ts';

interface RecentTripsProps {
  trips: readonly TripTaken[];
  onTake: (trip: TripTaken) => void;
}

/** Fills in the form with one press; another press sends it. */
export function RecentTrips({ trips, onTake }: RecentTripsProps) {
  const copy = useBookingCopy();
  const { own } = useRidesCopy();
  const id = useId();
  if (trips.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 id={id} className="text-sm font-semibold">
        {copy.repeat}
      </h3>
      <ul aria-labelledby={id} className="grid gap-2 sm:grid-cols-2">
        {trips.map((trip) => {
          const name = withoutDirectionControls(own.trip(trip.from.text, trip.to.text));
          return (
            <li key={name}>
              <button
                type="button"
                onClick={() => onTake(trip)}
                className="min-h-11 w-full rounded-control border border-line bg-accent-soft px-3 py-1.5 text-left text-sm font-medium wrap-anywhere text-accent-ink hover:border-accent-ink"
              >
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
