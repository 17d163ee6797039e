import type { ComponentProps } from 'react';
import { useBookingCopy } from '../../../copy/rides/booking.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PlaceField } from './place-field.tsx';
import { useLocation } from './use-location.ts';

/** Where from, in words. The device's location goes along if its button is pressed, and is asked for only then. */
export function StartPlace(props: ComponentProps<typeof PlaceField>) {
  const copy = useBookingCopy();
  const { place, onPlace, readOnly, ref } = props;
  const { busy, problem, locate } = useLocation((at) => {
    // Words are needed, too: drivers see them, and not the coordinates, before they take the ride.
    onPlace({ text: ref.current?.value ?? '', ...at });
    ref.current?.focus();
  });
  const isLocated = place.lat !== undefined;
  return (
    <div className="grid grid-cols-1 gap-1">
      <PlaceField {...props} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          tone="soft"
          size="small"
          busy={busy}
          busyLabel={copy.locating}
          onClick={() => !readOnly && (isLocated ? onPlace({ text: place.text }) : locate())}
        >
          {isLocated ? copy.forget : copy.locate}
        </Button>
        <output className="min-w-0 text-sm text-ink-soft">
          {problem !== null && !isLocated && copy.locationProblems[problem]}
          {isLocated && copy.located}
        </output>
      </div>
    </div>
  );
}
