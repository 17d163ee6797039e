/** What leads out of the country, and the code of the next one: one to three digits, by which no code begins another. */
const COUNTRY = /^(?:\+|00)(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * A telephone number as it is looked up (rides R23): its digits without country and leading zeros, so that
 * `+49 (0)30 1234`, `0049-30-1234` and `030/1234` are one number, and so are two that differ in their country alone. Another
 * prefix than `0`, such as North America’s `1`, stays (D48). Empty for a number without any other digit. The rules compute
 * the same.
 */
export function phoneKeyOf(phone: string): string {
  return phone
    .replaceAll(/[^0-9+]/g, '')
    .replace(COUNTRY, '0')
    .replace(/^0+/, '');
}

/** A number of which only the beginning is typed, up to its end by its key; as it is typed, if it does not begin like that. */
export function completedPhone(typed: string, key: string): string {
  const begin = phoneKeyOf(typed);
  return begin !== '' && key.startsWith(begin) ? typed.trimEnd() + key.slice(begin.length) : typed;
}
