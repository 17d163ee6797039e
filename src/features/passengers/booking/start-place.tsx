import { useRef, type ComponentProps } from 'react';
import type { Place } from '#domain/rides/model/booking/place.ts';
import { useBookingCopy } from '../../../copy/rides/booking.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PlaceField } from '../../../ui/rides/place-field.tsx';
import { useLocation } from './use-location.ts';

interface StartPlaceProps extends Omit<ComponentProps<typeof PlaceField>, 'onPlace' | 'onWords'> {
  /** The device gave the place's coordinates for this trip. */
  located: boolean;
  onPlace: (place: Place, located: boolean) => void;
}

/** Where from, in words. The device's location goes along if its button is pressed, and is asked for only then. */
export function StartPlace({ located, onPlace, ...field }: StartPlaceProps) {
  const copy = useBookingCopy();
  const { place, readOnly, focus } = field;
  const button = useRef<HTMLButtonElement>(null);
  const { busy, problem, locate } = useLocation((at) => {
    // What is being sent stays what it is.
    if (readOnly) return;
    onPlace({ text: place.text, ...at }, true);
    // Words are needed, too: drivers see them, and not the coordinates, before they take the ride. Whoever has gone on
    // meanwhile is left where they are; some browsers give a button no focus when it is pressed.
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
