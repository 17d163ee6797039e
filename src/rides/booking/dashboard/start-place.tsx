import { useRef, useState, type ComponentProps } from 'react';
import { nearestPlace } from '#domain/rides/model/basics/nearest-place.ts';
import type { Place } from '#domain/rides/model/basics/place.ts';
import { Button } from '#ui/actions/button.tsx';
import { PlaceField, type KnownPlace } from '../../shared/trip/place-field.tsx';
import { useLocation } from '../../shared/trip/use-location.ts';
import { useBookingCopy } from '../booking-copy.ts';

interface StartPlaceProps extends Omit<ComponentProps<typeof PlaceField>, 'onPlace' | 'onWords'> {
  /** Whether the device gave the place's coordinates for this trip. */
  located: boolean;
  onPlace: (place: Place, located: boolean) => void;
}

/** The start of a trip, in words. A button adds the device's location, and fills an empty field with a place nearby. */
export function StartPlace({ located, onPlace, ...field }: StartPlaceProps) {
  const copy = useBookingCopy().form;
  const { place, readOnly, focus, known } = field;
  const button = useRef<HTMLButtonElement>(null);
  const [near, setNear] = useState<{ readonly place: KnownPlace; readonly metres: number } | null>(null);
  const { busy, problem, locate } = useLocation((at) => {
    // A form that is being sent must not change.
    if (readOnly) return;
    const named = place.text === '' ? nearestPlace(at, known) : null;
    setNear(named);
    onPlace({ text: named?.place.text ?? place.text, ...at }, true);
    if (named !== null) return;
    // Words are required, because drivers see no coordinates before they take the ride. The focus moves to the field if
    // no other control has it. Some browsers do not focus a pressed button.
    const { activeElement } = document;
    if (activeElement === button.current || activeElement === document.body) focus();
  });
  const isNamed = near !== null && near.place.text === place.text;
  return (
    <div className="grid grid-cols-1 gap-1 pb-2">
      <PlaceField
        {...field}
        onPlace={(chosen) => onPlace(chosen, false)}
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
        <output className="min-w-0 text-sm wrap-anywhere text-ink-soft">
          {problem !== null &&
            !located &&
            (problem.code === 'inexact'
              ? copy.locationInexact(problem.off)
              : copy.locationProblems[problem.code])}
          {located &&
            (isNamed ? copy.locatedNear(near.place.name ?? near.place.text, near.metres) : copy.located)}
        </output>
      </div>
    </div>
  );
}
