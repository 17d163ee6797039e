/** `UTC`, and the zones of regions that this device lists, such as `Europe/Berlin`, by their names in lower case. */
const ZONES = new Map(
  [...Intl.supportedValuesOf('timeZone'), 'UTC']
    .filter((name) => name === 'UTC' || /^(?!Etc\/)\w+\//u.test(name))
    .map((name) => [name.toLowerCase(), name]),
);

/** The name of a zone that devices may know without listing it, such as `Asia/Kolkata` or `Asia/Calcutta`. */
const REGIONAL = /^(?!Etc\/|System[Vv]\/)[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z_-]+)+$/u;

function isKnown(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * The IANA name of a zone, typed in any letter case: `UTC` or the zone of a region. `null` for any other text.
 * Abbreviations such as `EST` and offsets have no summer time. For half a year the firm's clock would be wrong.
 */
export function zoneNamed(typed: string): string | null {
  const name = typed
    .trim()
    .replaceAll(/\s*\/\s*/gu, '/')
    .replaceAll(/\s+/gu, '_');
  const lower = name.toLowerCase();
  const written = REGIONAL.test(name)
    ? name
    : lower.replaceAll(/(?<![a-z])[a-z]/gu, (letter) => letter.toUpperCase());
  return ZONES.get(lower) ?? (REGIONAL.test(written) && isKnown(written) ? written : null);
}
