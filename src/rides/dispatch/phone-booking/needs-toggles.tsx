import { NEEDS, type Need } from '#domain/rides/model/basics/need.ts';
import { KeyCap } from '#ui/keys/key-cap.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';

interface NeedsTogglesProps {
  needs: readonly Need[];
  onNeeds: (needs: readonly Need[]) => void;
  busy: boolean;
}

/** The needs of a caller besides a seat, each with a key of its own (`pressByAlt`). */
export function NeedsToggles({ needs, onNeeds, busy }: NeedsTogglesProps) {
  const names = useRidesCopy().needs;
  const { needs: label, keys } = usePhoneBookingCopy();
  return (
    <fieldset aria-label={label} className="mb-2 flex flex-wrap items-center gap-1.5">
      <span aria-hidden="true" className="mr-1.5 text-sm font-semibold">
        {label}
      </span>
      {NEEDS.map((need) => (
        <label
          key={need}
          className="relative inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong px-2.5 text-sm font-medium has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink has-aria-disabled:cursor-not-allowed has-aria-disabled:opacity-60 touch:min-h-11 forced-colors:has-checked:outline-2"
        >
          <input
            type="checkbox"
            className="absolute inset-0 cursor-[inherit] opacity-0"
            checked={needs.includes(need)}
            aria-disabled={busy || undefined}
            aria-keyshortcuts={`Alt+${keys[need]}`}
            onChange={({ target: { checked } }) => {
              if (!busy) onNeeds(NEEDS.filter((each) => (each === need ? checked : needs.includes(each))));
            }}
          />
          {names[need]} <KeyCap>{keys[need]}</KeyCap>
        </label>
      ))}
    </fieldset>
  );
}
