import { useRef, type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import type { Place } from '#domain/rides/model/booking/place.ts';
import { Button } from '#ui/actions/button.tsx';
import { PlaceField } from '../../shared/trip/place-field.tsx';
import { useBookingCopy } from '../booking-copy.ts';

/** How long the device may take (milliseconds), and how inexact it may be (metres). */
const PATIENCE_MS = 15_000;
const FARTHEST_OFF = 500;
/** Five decimals of a degree are about a metre. */
const DECIMALS = 5;

type LocationProblem = 'denied' | 'unknown';

type State = 'idle' | 'busy' | LocationProblem;

interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** Asks the device where it is, only when `locate` is called. */
function useLocation(onFound: (at: Coordinates) => void) {
  const [state, setState] = useState<State>('idle');
  const [found, setFound] = useState<Coordinates | null>(null);
  // An effect event, since the page may have changed much before the device answers.
  const report = useEffectEvent(onFound);
  useEffect(() => {
    if (found !== null) report(found);
  }, [found]);
  return {
    busy: state === 'busy',
    problem: state === 'denied' || state === 'unknown' ? state : null,
    locate() {
      // Absent if the page was not loaded securely, whatever the type says.
      if (!('geolocation' in navigator)) return setState('unknown');
      setState('busy');
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          if (coords.accuracy > FARTHEST_OFF) return setState('unknown');
          setState('idle');
          const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));
          setFound({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) });
        },
        ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
        { enableHighAccuracy: true, timeout: PATIENCE_MS },
      );
    },
  };
}

interface StartPlaceProps extends Omit<ComponentProps<typeof PlaceField>, 'onPlace' | 'onWords'> {
  /** The device gave the place's coordinates for this trip. */
  located: boolean;
  onPlace: (place: Place, located: boolean) => void;
}

/** The start of a trip, in words. The device's location goes along if its button is pressed, and is asked for only then. */
export function StartPlace({ located, onPlace, ...field }: StartPlaceProps) {
  const copy = useBookingCopy().form;
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
