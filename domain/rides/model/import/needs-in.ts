import type { Need } from '../basics/need.ts';
import { lettersIn } from './cell-text.ts';

/** How files name what somebody needs, or a car can carry; compared without anything but letters. */
const WORDS: Readonly<Record<Need, readonly string[]>> = {
  wheelchair: ['wheelchair', 'rollstuhl'],
  child_seat: ['childseat', 'kindersitz'],
  luggage: ['luggage', 'alotofluggage', 'gepäck', 'vielgepäck'],
  pet: ['pet', 'dog', 'haustier', 'hund'],
  help: ['help', 'helpatthedoor', 'hilfe', 'hilfeandertür'],
};

const NEEDS_OF = new Map(
  Object.entries(WORDS).flatMap(([need, words]) =>
    // The table names every need, which TypeScript cannot follow through the entries.
    words.map((word) => [word, need as Need] as const),
  ),
);

/** The needs that a cell names, and the first word in it that names none; words are apart by `,`, `;`, `/`, `|` or `+`. */
export function needsIn(cell: string): { readonly needs: readonly Need[]; readonly unknown: string | null } {
  const words = cell.split(/[,;/|+\r\n]/).flatMap((word) => word.trim() || []);
  const known = words.map((word) => NEEDS_OF.get(lettersIn(word)));
  const unknown = words[known.indexOf(undefined)] ?? null;
  return { needs: [...new Set(known.flatMap((need) => need ?? []))], unknown };
}
