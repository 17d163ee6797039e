/** `UTC`, and the zones of regions that this device lists, such as `Europe/Berlin`, by their names in lower case. */
const ZONES = new Map(
  [...Intl.supportedValuesOf('timeZone'), 'UTC']
    .filter((name) => name === 'UTC' || /^(?!Etc\/)\w+\//u.test(name))
    .map((name) => [name.toLowerCase(), name]),
);

/** The name of a zone that devices may know without listing it, such as `Asia/Kolkata` or `Asia/Calcutta`. */
const REGIONAL = /^(?!Etc\/|SystemV\/)[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z_-]+)+$/u;

function isKnown(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * The IANA name of a typed zone; `null` for a text that is neither `UTC` nor the zone of a region. An abbreviation such
 * as `EST`, or an offset, has no summer time, so a firm's clock would be wrong for half a year.
 */
export function zoneNamed(typed: string): string | null {
  const name = typed
    .trim()
    .replaceAll(/\s*\/\s*/gu, '/')
    .replaceAll(/\s+/gu, '_');
  return ZONES.get(name.toLowerCase()) ?? (REGIONAL.test(name) && isKnown(name) ? name : null);
}
