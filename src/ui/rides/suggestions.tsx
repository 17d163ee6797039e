import type { Place } from '#domain/rides/model/booking/place.ts';

const MOST_SHOWN = 3;

interface SuggestionsProps {
  label: string;
  known: readonly Place[];
  typed: string;
  /** Whether the others are offered, too, where one is typed whole. */
  others: boolean;
  onChoose: (place: Place) => void;
}

/** The first few known places that contain what is typed, on one line that goes with the last of them: a hole says nothing. */
export function Suggestions({ label, known, typed, others, onChoose }: SuggestionsProps) {
  const words = typed.trim().toLowerCase();
  const isOne = others && known.some(({ text }) => text.toLowerCase() === words);
  const fitting = known.filter(({ text }) => {
    const name = text.toLowerCase();
    return (isOne || name.includes(words)) && name !== words;
  });
  if (fitting.length === 0) return null;
  return (
    <ul aria-label={label} className="-m-1 flex min-h-11 gap-2 overflow-x-auto p-1 touch:min-h-13">
      {fitting.slice(0, MOST_SHOWN).map((place) => (
        <li key={place.text} className="shrink-0">
          <button
            type="button"
            onClick={() => onChoose(place)}
            className="max-w-60 min-h-9 truncate rounded-full border border-line bg-raised px-3 text-sm text-ink-soft hover:text-ink touch:min-h-11"
          >
            <bdi>{place.text}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
