import { useRef, type ComponentProps } from 'react';
import type { Place } from '#domain/rides/model/booking/place.ts';
import { useBookingCopy } from './booking-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { PlaceField } from '../../shared/trip/place-field.tsx';
import { useLocation } from './use-location.ts';

interface StartPlaceProps extends Omit<ComponentProps<typeof PlaceField>, 'onPlace' | 'onWords'> {
  /** The device gave the place's coordinates for this trip. */
  located: boolean;
  onPlace: (place: Place, located: boolean) => void;
}

/** The start of a trip, in words. The device's location goes along if its button is pressed, and is asked for only then. */
export function StartPlace({ located, onPlace, ...field }: StartPlaceProps) {
  const copy = useBookingCopy();
  const { place, readOnly, focus } = field;
  const button = useRef<HTMLButtonElement>(null);
  const { busy, problem, locate } = useLocation((at) => {
    // A form that is being sent must not change.
    if (readOnly) return;
    onPlace({ text: place.text, ...at }, true);
    // Words are needed, too: before drivers take the ride they see those and not the coordinates. The focus is left alone
    // if the person has moved on meanwhile; some browsers do not focus a button that is pressed.
    const { activeElement } = document;
    if (activeElement === button.current || activeElement === document.body) focus();
  });
  return (
    <div className="grid grid-cols-1 gap-1 pb-3">
      <PlaceField
        {...field}
        onPlace={(known) => onPlace(known, false)}
        onWords={(text) => onPlace(located ? { ...place, text } : { text }, located)}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          ref={button}
          tone="soft"
          size="small"
          busy={busy}
          busyLabel={copy.locating}
          onClick={() => !readOnly && (located ? onPlace({ text: place.text }, false) : locate())}
        >
          {located ? copy.forget : copy.locate}
        </Button>
        <output className="min-w-0 text-sm text-ink-soft">
          {problem !== null && !located && copy.locationProblems[problem]}
          {located && copy.located}
        </output>
      </div>
    </div>
  );
}
