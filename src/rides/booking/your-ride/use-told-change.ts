import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { focusSectionHeading } from '#core/navigation/focus-heading.ts';
import { useUser } from '#core/session/user-context.ts';
import type { Chime } from '../../shared/live/chime.ts';

/** Rings when somebody else has changed the ride, and gives back the focus if its control disappeared with the old state. */
export function useToldChange(
  { log, state, driver, card }: Ride,
  chime: Chime,
): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const { uid } = useUser();
  const tell = useEffectEvent(() => {
    const line = log.at(-1);
    // The passenger's own press needs no ring. What ends by itself does, although the passenger's page writes it down.
    if (line?.by !== uid || line.did === 'expire' || line.did === 'lapse') chime.ring();
    if (document.activeElement === document.body) focusSectionHeading(area.current);
  });
  // Dispatch may send another driver in the same state; whom it only asks is not shown.
  const present = `${state} ${card === null ? '' : driver}`;
  const last = useRef(present);
  useEffect(() => {
    if (last.current !== present) tell();
    last.current = present;
  }, [present]);
  return area;
}
