/** A name that no field, slot, state or reason has. */
const UNKNOWN = 'x';

/** A name that a client might add to these: for a last name with a number the next one, otherwise an unknown name. */
export function oneMore(names: readonly string[]): string {
  const [, word = '', number = ''] = /^(\D+)(\d+)$/.exec(names.at(-1) ?? '') ?? [];
  return number === '' ? UNKNOWN : `${word}${Number(number) + 1}`;
}
