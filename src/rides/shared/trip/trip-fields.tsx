import type { ComponentProps } from 'react';
import { LONGEST_TRIP_NOTE, MOST_SEATS } from '#domain/rides/model/basics/ride-limits.ts';
import { NEEDS, type Need } from '#domain/rides/model/basics/need.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useRidesCopy } from '../rides-copy.ts';

interface NoteFieldProps extends Omit<ComponentProps<typeof TextAreaField>, 'aside' | 'value' | 'onChange'> {
  value: string;
  onText: (text: string) => void;
}

/** A note about a ride, with a count of the characters used. */
export function NoteField({ value, onText, ...field }: NoteFieldProps) {
  const { length } = value.trim();
  return (
    <TextAreaField
      {...field}
      value={value}
      onChange={({ target }) => onText(target.value)}
      aside={
        value !== '' && (
          <span className={length > LONGEST_TRIP_NOTE ? 'font-semibold text-danger-ink' : 'text-ink-soft'}>
            {length} / {LONGEST_TRIP_NOTE}
          </span>
        )
      }
    />
  );
}

export function PeopleField(
  props: Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'min' | 'max'>,
) {
  return <TextField {...props} type="number" inputMode="numeric" min={1} max={MOST_SEATS} />;
}

interface NeedsChoiceProps {
  label: string;
  needs: readonly Need[];
  onNeeds: (needs: readonly Need[]) => void;
  busy: boolean;
}

/** Chooses the needs of a passenger besides a seat, or those that a car meets, in the order of `NEEDS`. */
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
