/** An unused name: of no field, no slot, no state, no reason. */
const UNKNOWN = 'x';

/** A name that a client might add to these: the next number of a numbered one, otherwise an unknown one. */
export function oneMore(names: readonly string[]): string {
  const [, word = '', number = ''] = /^(\D+)(\d+)$/.exec(names.at(-1) ?? '') ?? [];
  return number === '' ? UNKNOWN : `${word}${Number(number) + 1}`;
}
