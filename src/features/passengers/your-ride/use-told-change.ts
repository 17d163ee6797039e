import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { focusSectionHeading } from '../../../core/navigation/focus-heading.ts';
import { useUser } from '../../../core/session/user-context.ts';
import type { Chime } from '../../../ui/rides/chime.ts';

/** Rings when somebody else has changed the ride, and gives back the focus of what has gone with its state. */
export function useToldChange({ log, state }: Ride, chime: Chime): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const { uid } = useUser();
  const tell = useEffectEvent(() => {
    const line = log.at(-1);
    // Whoever pressed it themselves need not be called; what ends by itself is written down by the page.
    if (line?.by !== uid || line.did === 'expire' || line.did === 'lapse') chime.ring();
    if (document.activeElement === document.body) focusSectionHeading(area.current);
  });
  const lastState = useRef(state);
  useEffect(() => {
    if (lastState.current !== state) tell();
    lastState.current = state;
  }, [state]);
  return area;
}
