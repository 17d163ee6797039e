import { nameKeyOf } from './name.ts';

function capitalise(word: string): string {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
}

/**
 * The keys under which a name that begins like `typed` may be stored, the likeliest first: keys are lower case in ASCII
 * letters only, so another case of a letter such as “ö” is another key. Plain ASCII has a single one.
 */
export function searchSpellings(typed: string): readonly string[] {
  const lower = typed.toLowerCase();
  const capitalised = lower.replace(/[\p{L}\p{M}]+/gu, capitalise);
  return [...new Set([typed, lower, capitalised, typed.toUpperCase()].map(nameKeyOf))];
}
