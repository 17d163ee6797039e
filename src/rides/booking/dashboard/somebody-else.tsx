import type { WhoRides } from '#domain/rides/model/booking/trip.ts';
import type { FormField } from '#core/forms/use-form.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useBookingCopy } from '../booking-copy.ts';

interface SomebodyElseProps {
  who: WhoRides;
  fields: Readonly<Record<'name' | 'phone', FormField>>;
  onChange: (who: Partial<WhoRides>) => void;
  busy: boolean;
}

/** Books for another person. Their name and number belong to this ride, not to the account. */
export function SomebodyElse({ who, fields, onChange, busy }: SomebodyElseProps) {
  const copy = useBookingCopy().form.other;
  return (
    <fieldset aria-label={copy.open} className="mb-3 grid grid-cols-1 gap-2">
      <Checkbox
        label={copy.open}
        checked={who.isForOther}
        busy={busy}
        onChange={(isForOther) => onChange({ isForOther })}
      />
      {who.isForOther && (
        <div className="grid items-start gap-x-6 gap-y-2 sm:grid-cols-2">
          {/* Without `autoComplete="off"` the browser would fill in the account's own details. */}
          <TextField
            {...fields.name}
            label={copy.name}
            hint={copy.nameHint}
            required
            autoComplete="off"
            value={who.otherName}
            onChange={({ target }) => onChange({ otherName: target.value })}
          />
          <TextField
            {...fields.phone}
            label={copy.phone}
            hint={copy.phoneHint}
            required
            type="tel"
            autoComplete="off"
            value={who.otherPhone}
            onChange={({ target }) => onChange({ otherPhone: target.value })}
          />
        </div>
      )}
    </fieldset>
  );
}
