import { NEEDS, type Need } from '#domain/rides/model/booking/needs.ts';
import { useBookingCopy } from '../../../copy/rides/booking.ts';
import { useRidesCopy } from '../../../copy/rides/rides.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';

interface NeedsChoiceProps {
  needs: readonly Need[];
  onNeeds: (needs: readonly Need[]) => void;
  busy: boolean;
}

/** What a passenger needs besides a seat. */
export function NeedsChoice({ needs, onNeeds, busy }: NeedsChoiceProps) {
  const copy = useBookingCopy();
  const names = useRidesCopy().needs;
  return (
    <fieldset aria-label={copy.needs} className="mb-3 grid gap-1">
      <span aria-hidden="true" className="text-sm font-semibold">
        {copy.needs}
      </span>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-3">
        {NEEDS.map((need) => (
          <Checkbox
            key={need}
            label={names[need]}
            checked={needs.includes(need)}
            busy={busy}
            onChange={(checked) =>
              onNeeds(checked ? [...needs, need] : needs.filter((other) => other !== need))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
