import { NEEDS, type Need } from '#domain/rides/model/booking/needs.ts';
import { useRidesCopy } from '../rides-copy.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';

interface NeedsChoiceProps {
  label: string;
  needs: readonly Need[];
  onNeeds: (needs: readonly Need[]) => void;
  busy: boolean;
}

/**
 * What a passenger needs besides a seat, or what a car can carry; always in the order of the list, not in that of choosing.
 */
export function NeedsChoice({ label, needs, onNeeds, busy }: NeedsChoiceProps) {
  const names = useRidesCopy().needs;
  return (
    <fieldset aria-label={label} className="mb-3 grid gap-1">
      <span aria-hidden="true" className="text-sm font-semibold">
        {label}
      </span>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-3">
        {NEEDS.map((need) => (
          <Checkbox
            key={need}
            label={names[need]}
            checked={needs.includes(need)}
            busy={busy}
            onChange={(checked) =>
              onNeeds(NEEDS.filter((each) => (each === need ? checked : needs.includes(each))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
