import type { ComponentProps } from 'react';
import type { Place } from '#domain/rides/model/basics/place.ts';
import { typedPlace } from '#domain/rides/model/basics/places-named.ts';
import { useRidesCopy } from '../rides-copy.ts';
import { TextField } from '#ui/fields/text-field.tsx';

const MOST_SHOWN = 3;

/** A suggested place; `name` is the passenger's name for it. */
export interface KnownPlace extends Place {
  readonly name?: string;
}

interface PlaceFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'ref' | 'label' | 'hint' | 'error' | 'readOnly' | 'onKeyDown'
> {
  onInput: () => void;
  focus: () => void;
  place: Place;
  /** Called with another place, which has coordinates only if it is a known one. */
  onPlace: (place: Place) => void;
  /** Called with typed text. If absent, typed text also goes to `onPlace`, as a place. */
  onWords?: (text: string) => void;
  /** The known places, in the order in which they are suggested. */
  known: readonly KnownPlace[];
}

function suggestionsFor(typed: string, known: readonly KnownPlace[]): readonly KnownPlace[] {
  const words = typed.trim().toLowerCase();
  return known.filter(({ text, name = '' }) => {
    const place = text.toLowerCase();
    return (place.includes(words) || name.toLowerCase().startsWith(words)) && place !== words;
  });
}

/** One end of a trip, in words. The first three matching places are buttons on one line below the control. */
export function PlaceField(props: PlaceFieldProps) {
  const { focus, place, onPlace, onWords, known, ...field } = props;
  const copy = useRidesCopy();
  const suggested = suggestionsFor(place.text, known);
  const type = onWords ?? ((text: string) => onPlace(typedPlace(text, known)));
  const choose = (chosen: KnownPlace) => {
    field.onInput();
    onPlace(chosen);
    // The pressed suggestion disappears.
    focus();
  };
  return (
    <TextField
      {...field}
      required
      autoComplete="off"
      autoCapitalize="words"
      enterKeyHint="next"
      value={place.text}
      onChange={({ target }) => type(target.value)}
    >
      {suggested.length > 0 && (
        <ul
          aria-label={copy.suggestionsFor(field.label)}
          className="-m-1 mt-1 flex gap-2 overflow-x-auto p-1"
        >
          {suggested.slice(0, MOST_SHOWN).map((one) => (
            <li key={one.text} className="shrink-0">
              <button
                type="button"
                onClick={() => !field.readOnly && choose(one)}
                className="max-w-60 min-h-9 truncate rounded-full border border-line bg-raised px-3 text-sm text-ink-soft hover:text-ink touch:min-h-11"
              >
                {one.name !== undefined && <b className="font-semibold">{one.name} </b>}
                <bdi translate="no">{one.text}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </TextField>
  );
}
