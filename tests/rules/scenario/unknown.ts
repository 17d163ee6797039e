/** A name that no field, slot, state or reason has. */
const UNKNOWN = 'x';

/** A name that a client might add to these: the last one with the next number. `UNKNOWN` if it has no number. */
export function oneMore(names: readonly string[]): string {
  const [, word = '', number = ''] = /^(\D+)(\d+)$/.exec(names.at(-1) ?? '') ?? [];
  return number === '' ? UNKNOWN : `${word}${Number(number) + 1}`;
}
