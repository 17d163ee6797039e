import type { ComponentProps, RefObject } from 'react';
import type { Place } from '#domain/rides/model/booking/place.ts';
import { useBookingCopy } from '../../../copy/rides/booking.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Suggestions } from './suggestions.tsx';

interface PlaceFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'error' | 'readOnly'
> {
  ref: RefObject<HTMLInputElement | null>;
  onInput: () => void;
  place: Place;
  /** Another place, which has no coordinates unless it is a known one: those of the last are not its own. */
  onPlace: (place: Place) => void;
  /** Only the words are another. Without it they are another place. */
  onWords?: (text: string) => void;
  /** Places of this passenger first, then the firm's landmarks. */
  known: readonly Place[];
}

/** One end of a trip, in words, with places to choose from. */
export function PlaceField({ place, onPlace, onWords, known, ...field }: PlaceFieldProps) {
  const copy = useBookingCopy();
  const type = onWords ?? ((text: string) => onPlace({ text }));
  const choose = (chosen: Place) => {
    field.onInput();
    onPlace(chosen);
    // The suggestion goes.
    field.ref.current?.focus();
  };
  return (
    <div className="grid grid-cols-1 gap-1">
      <TextField
        {...field}
        required
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
        value={place.text}
        onChange={({ target }) => type(target.value)}
      />
      <Suggestions
        label={copy.suggestionsFor(field.label)}
        known={known}
        typed={place.text}
        onChoose={(chosen) => !field.readOnly && choose(chosen)}
      />
    </div>
  );
}
