import { useEffect, type RefObject } from 'react';
import type { ConfirmedAction } from '#domain/rides/model/dispatch/dispatch-action.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { RowFocus } from '#ui/data/use-row-focus.ts';
import { SingleKeys, useSingleKeys } from '#ui/keys/single-keys.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { LazyActionDialog } from '../steps/ride-actions.tsx';
import { useRefusedKey, type KeyAction } from '../steps/use-refused-key.ts';
import { usePlanCopy } from './plan-copy.ts';

interface PlanKeysProps {
  area: RefObject<HTMLElement | null>;
  focus: RowFocus;
  format: ServiceTime;
  rideOf: (id: string | null) => Ride | null;
  onOpenDialog: (ride: Ride, action: ConfirmedAction) => void;
  onOpen: (ride: string) => void;
  onTick: (ride: string) => void;
  onGive: () => void;
  onSwap: (ride: Ride | null) => void;
  onSick: (ride: Ride | null) => void;
  onDay: (days: 1 | -1) => void;
}

/** The first ride of each driver who has any, and the first ride without a driver. */
function firstRides(area: HTMLElement): readonly HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>('[data-tour]')].flatMap(
    (list) => list.querySelector<HTMLElement>('[data-row]') ?? [],
  );
}

/** Moves the focus to the next or previous driver, in a circle. From elsewhere, to the first or last driver. */
function stepLane(area: HTMLElement | null, by: 1 | -1): void {
  if (area === null) return;
  const firsts = firstRides(area);
  const list = document.activeElement?.closest('[data-tour]') ?? null;
  const at = firsts.findIndex((first) => first.closest('[data-tour]') === list);
  const target = firsts.at(at === -1 ? Math.min(by, 0) : (at + by) % firsts.length);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'nearest' });
}

/** The keys of the plan. The keys of steps, such as `o`, are those of the board. */
export function PlanKeys({ area, focus, format, rideOf, ...act }: PlanKeysProps) {
  const { keys } = usePlanCopy();
  const isRefused = useRefusedKey(format);
  // The dialog must have loaded before the next key is pressed.
  useEffect(() => LazyActionDialog.prepare(), []);
  const focused = () => rideOf(focus.focused());
  const press = (wanted: KeyAction) => () => {
    const ride = focused();
    if (!isRefused(wanted, ride) && ride !== null) act.onOpenDialog(ride, wanted);
  };
  const onRide = (run: (id: string) => void) => () => {
    const id = focus.focused();
    // If no ride has the focus, the key presses the focused button.
    if (id === null) return false;
    run(id);
    return true;
  };
  const move = (by: 1 | -1) => () => (focus.focused() === null ? false : focus.step(by));
  // These keys work only while a ride has the focus, so they need no switch (WCAG 2.1.4).
  useSingleKeys(
    {
      ArrowDown: move(1),
      ArrowUp: move(-1),
      Enter: onRide(act.onOpen),
      ' ': onRide(act.onTick),
    },
    true,
  );
  return (
    <SingleKeys
      list={keys}
      actions={{
        j: () => focus.step(1),
        k: () => focus.step(-1),
        J: () => stepLane(area.current, 1),
        K: () => stepLane(area.current, -1),
        ArrowLeft: () => act.onDay(-1),
        ArrowRight: () => act.onDay(1),
        A: act.onGive,
        a: press('assign'),
        o: press('offer'),
        r: press('recall'),
        e: press('edit'),
        c: press('cancel'),
        s: () => act.onSwap(focused()),
        i: () => act.onSick(focused()),
      }}
    />
  );
}
