import { useEffect, useEffectEvent, useState } from 'react';
import { roundedDegrees } from '#domain/rides/model/basics/place.ts';

/** The longest wait for the device, in milliseconds. */
const PATIENCE_MS = 15_000;
/** The largest accepted inaccuracy, in metres. */
const FARTHEST_OFF = 500;

/** Why there is no usable location; `off` is its inaccuracy in metres. */
type LocationProblem =
  | { readonly code: 'denied' | 'late' | 'unknown' }
  | { readonly code: 'inexact'; readonly off: number };

interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** Asks the device for its location, but only when `locate` is called. */
export function useLocation(onFound: (at: Coordinates) => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LocationProblem | null>(null);
  const [found, setFound] = useState<Coordinates | null>(null);
  // An effect event calls the latest `onFound`, because the page may have changed before the device answers.
  const report = useEffectEvent(onFound);
  useEffect(() => {
    if (found !== null) report(found);
  }, [found]);
  const end = (why: LocationProblem | null) => {
    setBusy(false);
    setProblem(why);
  };
  return {
    busy,
    problem,
    locate() {
      // Browsers omit `geolocation` in an insecure context, although its type is never `undefined`.
      if (!('geolocation' in navigator)) return end({ code: 'unknown' });
      setBusy(true);
      setProblem(null);
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          if (coords.accuracy > FARTHEST_OFF) return end({ code: 'inexact', off: coords.accuracy });
          end(null);
          setFound({ lat: roundedDegrees(coords.latitude), lng: roundedDegrees(coords.longitude) });
        },
        ({ code, PERMISSION_DENIED, TIMEOUT }) =>
          end({ code: code === PERMISSION_DENIED ? 'denied' : code === TIMEOUT ? 'late' : 'unknown' }),
        { enableHighAccuracy: true, timeout: PATIENCE_MS },
      );
    },
  };
}
