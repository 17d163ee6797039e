import type { MouseEvent } from 'react';
import { parsePlace, type Place } from '#domain/rides/model/basics/place.ts';
import { SAVED_NAMES, type SavedName, type SavedPlaces } from '#domain/rides/model/booking/saved-places.ts';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Disclosure } from '#ui/page/disclosure.tsx';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useBookingCopy } from '../booking-copy.ts';

interface OwnPlacesProps {
  saved: SavedPlaces;
  /** The start in the form, which can be saved with its coordinates. */
  from: Place;
  /** Moves the focus to the start field. */
  onFillIn: () => void;
  onSaved: () => void;
}

/** The passenger's own places by name, stored in `riders/{uid}`. */
export function OwnPlaces({ saved, from, onFillIn, onSaved }: OwnPlacesProps) {
  const copy = useBookingCopy().form.own;
  const textOf = useRideErrorText();
  const { rideBooking } = useRides();
  const form = useSubmission<RideFailure>();
  const typed = parsePlace('from', from);
  const save = async ({ currentTarget }: MouseEvent, name: SavedName, place: Place | null) => {
    const row = currentTarget.closest('li');
    const result = await form.submit(() => rideBooking.savePlaces({ ...saved, [name]: place }));
    if (result?.ok !== true) return;
    // The pressed button is about to be removed.
    row?.focus({ preventScroll: true });
    onSaved();
  };
  return (
    <Disclosure label={copy.heading} open={false}>
      <ul className="grid gap-3">
        {SAVED_NAMES.map((name) => {
          const place = saved[name];
          const label = copy.names[name];
          return (
            <li key={name} tabIndex={-1} className="grid gap-1">
              <p className="wrap-anywhere">
                <b className="font-semibold">{label}</b>{' '}
                <output className="text-ink-soft">
                  <bdi translate="no">{place?.text ?? copy.none}</bdi>
                </output>
              </p>
              <div className="flex flex-wrap gap-2">
                {typed.ok && typed.value.text !== place?.text && (
                  <Button
                    tone="secondary"
                    size="small"
                    aria-disabled={form.busy}
                    onClick={(event) => void save(event, name, typed.value)}
                  >
                    {copy.keep(label)}
                  </Button>
                )}
                {place !== null && (
                  <Button
                    tone="ending"
                    size="small"
                    aria-disabled={form.busy}
                    aria-label={copy.removeOf(label)}
                    onClick={(event) => void save(event, name, null)}
                  >
                    {copy.remove}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {!typed.ok && (
        <Button tone="soft" size="small" onClick={onFillIn}>
          {copy.how}
        </Button>
      )}
      {form.failure !== null && (
        <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
      )}
    </Disclosure>
  );
}
