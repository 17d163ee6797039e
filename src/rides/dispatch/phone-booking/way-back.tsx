import { KeyCap } from '#ui/keys/key-cap.tsx';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';

interface WayBackProps {
  onTurn: () => void;
  busy: boolean;
}

/**
 * Turns the trip round. The button is on the line of the start's label. Its markup precedes the field of the start, so
 * that Tab goes from the places to the time.
 */
export function WayBack({ onTurn, busy }: WayBackProps) {
  const { wayBack, keys } = usePhoneBookingCopy();
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      aria-keyshortcuts={`Alt+${keys.wayBack}`}
      onClick={() => {
        if (!busy) onTurn();
      }}
      className="absolute top-0 right-0 z-1 inline-flex min-h-6 items-center gap-1.5 rounded-full px-2 text-sm text-ink-soft hover:bg-raised hover:text-ink touch:-top-3 touch:min-h-11"
    >
      {wayBack} <KeyCap>{keys.wayBack}</KeyCap>
    </button>
  );
}
