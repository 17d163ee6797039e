import { KeyCap } from '#ui/keys/key-cap.tsx';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';

interface WithoutNumberProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  busy: boolean;
}

/**
 * A checkbox for a caller without a number. Its markup precedes the number's field, so that Tab goes from that field to
 * the name.
 */
export function WithoutNumber({ checked, onChange, busy }: WithoutNumberProps) {
  const { withoutNumber, keys } = usePhoneBookingCopy();
  return (
    <label className="absolute top-0 right-0 inline-flex min-h-6 cursor-pointer items-center gap-1.5 rounded-full px-2 text-sm text-ink-soft has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-accent-ink has-aria-disabled:cursor-not-allowed has-aria-disabled:opacity-60 touch:-top-3 touch:min-h-11 forced-colors:has-checked:outline-2">
      <input
        type="checkbox"
        className="absolute inset-0 cursor-[inherit] opacity-0"
        checked={checked}
        aria-disabled={busy || undefined}
        aria-keyshortcuts={`Alt+${keys.withoutNumber}`}
        onChange={({ target }) => {
          if (!busy) onChange(target.checked);
        }}
      />
      {withoutNumber} <KeyCap>{keys.withoutNumber}</KeyCap>
    </label>
  );
}
