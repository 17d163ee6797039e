import type { ComponentProps, RefObject } from 'react';
import type { Place } from '#domain/rides/model/booking/place.ts';
import { useRidesCopy } from '../../copy/rides/rides.ts';
import { TextField } from '../fields/text-field.tsx';
import { Suggestions } from './suggestions.tsx';

interface PlaceFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'error' | 'readOnly' | 'onKeyDown'
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
  /** Also offers the others while one of them is chosen, as whoever reads them out needs. */
  others?: boolean;
}

/** One end of a trip, in words, with places to choose from. */
export function PlaceField({ place, onPlace, onWords, known, others = false, ...field }: PlaceFieldProps) {
  const { suggestionsFor } = useRidesCopy();
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
        label={suggestionsFor(field.label)}
        known={known}
        others={others}
        typed={place.text}
        onChoose={(chosen) => !field.readOnly && choose(chosen)}
      />
    </div>
  );
}
