import { useId } from 'react';
import type { WhoRides } from '#domain/rides/model/booking/trip.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { Button } from '#ui/actions/button.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { BookingFailure } from '../../shared/booking-failure.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useBookingCopy } from '../booking-copy.ts';
import type { TripTaken } from '../trip-draft.ts';
import type { useRequestNow } from './use-request-now.ts';

interface TripCardsProps {
  now: ReturnType<typeof useRequestNow>;
  timeZone: string;
  /** The passenger's recent trips without duplicates. */
  trips: readonly TripTaken[];
  /** The person who rides, as entered in the form. */
  who: WhoRides;
  /** Whether a ride for now is under way, so that a trip can only be booked for later. */
  laterOnly: boolean;
  /** Whether the form is being sent. */
  busy: boolean;
  /** Fills in the form. */
  onTake: (trip: TripTaken) => void;
  /** Fills in the form for a later ride, whose time is still missing. */
  onLater: (trip: TripTaken) => void;
}

/** Recent trips with all that a press would book. One button books, if not `laterOnly`. The others fill in the form. */
export function TripCards(props: TripCardsProps) {
  const { now, timeZone, trips, who, laterOnly, onTake, onLater } = props;
  const copy = useBookingCopy().form;
  const labels = useRidesCopy();
  const textOf = useRideErrorText(useServiceTime(timeZone).dateTime);
  const id = useId();
  if (trips.length === 0) return null;
  const whose = who.isForOther ? [who.otherName, who.otherPhone] : [who.phone || copy.noPhone];
  const goesAlong = whose.map(withoutDirectionControls).filter((part) => part !== '');
  const busy = props.busy || now.pressed !== null;
  return (
    <div className="grid grid-cols-1 gap-2 pb-2">
      <h3 id={id} className="text-sm font-semibold">
        {copy.repeat}
      </h3>
      {/* The cards are side by side, so that the form stays on the first screen of a phone. */}
      <ul aria-labelledby={id} className="-m-1 flex gap-3 overflow-x-auto p-1 sm:grid sm:grid-cols-2">
        {trips.map((trip) => {
          const name = withoutDirectionControls(labels.own.trip(trip.from.text, trip.to.text));
          const load = [labels.people(trip.people), ...trip.needs.map((need) => labels.needs[need])];
          return (
            <li
              key={name}
              className="grid w-72 max-w-full shrink-0 gap-2 rounded-control border border-line bg-raised p-3 sm:w-auto"
            >
              <div className="grid gap-0.5">
                <button
                  type="button"
                  onClick={() => !busy && onTake(trip)}
                  className="min-h-9 rounded-sm text-left text-sm/5 font-semibold wrap-anywhere text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2 touch:min-h-11"
                >
                  {name}
                </button>
                <p className="text-sm wrap-anywhere text-ink-soft">{[...load, ...goesAlong].join(' · ')}</p>
              </div>
              <div className="flex flex-wrap gap-2">
                {!laterOnly && (
                  <Button
                    size="small"
                    busy={now.pressed === name}
                    aria-disabled={busy}
                    aria-label={copy.requestNowOf(name)}
                    onClick={() => void now.request(trip)}
                  >
                    {copy.requestNow}
                  </Button>
                )}
                <Button
                  tone="secondary"
                  size="small"
                  aria-disabled={busy}
                  aria-label={copy.forLaterOf(name)}
                  onClick={() => onLater(trip)}
                >
                  {copy.forLater}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <BookingFailure failure={now.failure} textOf={textOf} page="/passenger/rides/$id" />
    </div>
  );
}
