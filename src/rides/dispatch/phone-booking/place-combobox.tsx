import type { ReactNode } from 'react';
import type { Place } from '#domain/rides/model/basics/place.ts';
import { placesNamed } from '#domain/rides/model/basics/places-named.ts';
import type { FormField } from '#core/forms/use-form.ts';
import { Combobox, isSameText } from '#ui/fields/combobox.tsx';

const MOST_SHOWN = 6;

interface PlaceComboboxProps extends FormField {
  label: string;
  hint?: ReactNode;
  place: Place;
  /** Called with another place. It has coordinates only if it is a known place. */
  onPlace: (place: Place) => void;
  /** Known places: the caller's own first, then the firm's landmarks, then places where many people go. */
  known: readonly Place[];
}

/** One end of a caller's trip, in any words. The first letters of any word of a known place find it. */
export function PlaceCombobox({ place, onPlace, known, onInput, ...field }: PlaceComboboxProps) {
  const options = placesNamed(place.text, known)
    .slice(0, MOST_SHOWN)
    .map((one) => ({ id: one.text, text: one.text, place: one }));
  return (
    <Combobox
      {...field}
      free
      required
      autoCapitalize="words"
      enterKeyHint="next"
      typed={place.text}
      onType={(text) => {
        onInput();
        // The complete text of a known place means that place.
        onPlace({ ...known.find((one) => isSameText(text, one.text)), text });
      }}
      options={options}
      onChoose={(chosen) => {
        onInput();
        onPlace(chosen.place);
      }}
    />
  );
}
