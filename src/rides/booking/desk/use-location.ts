import { useEffect, useEffectEvent, useState } from 'react';

/** How long the device may take (milliseconds), and how inexact it may be (metres). */
const PATIENCE_MS = 15_000;
const FARTHEST_OFF = 500;
/** Five decimals of a degree are about a metre. */
const DECIMALS = 5;

export type LocationProblem = 'denied' | 'unknown';

type State = 'idle' | 'busy' | LocationProblem;

interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** Asks the device where it is, only when `locate` is called. */
export function useLocation(onFound: (at: Coordinates) => void) {
  const [state, setState] = useState<State>('idle');
  const [found, setFound] = useState<Coordinates | null>(null);
  // An effect event, since the page may have changed much before the device answers.
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (found !== null) tell(found);
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
