/** `10115 Berlin`, `D-80331 München`, `8001 Zürich`: the town follows its postcode. */
const AFTER_POSTCODE = /^(?:[A-Z]{1,3}-)?(?:\d{4,5}|\d{3} \d{2}|\d{4} [A-Z]{2})\s+(.+)$/u;
/** `New York, NY 10118`, `Northside NS1 2AB`, `Toronto ON M5V 3L9`: the town precedes it, in this part or in the one before. */
const BEFORE_POSTCODE =
  /^(.*?)\s*\b(?:[A-Z]{2}\s+\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}|(?:[A-Z]{2}\s+)?[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/u;

/**
 * The name of a town at the beginning of a text: a word, after such as `Bad` or `New`, and what belongs to it, such as `am
 * Main`. Words after that may be anything, a person's name too.
 */
const TOWN =
  /^(?:(?:Bad|Sankt|St\.?|Saint|San|Santa|New|Neu|Alt|Los|Las|La|Le|Les|El|Den|The|Port|Fort|Mount|Lake|Groß|Klein|Markt)\s)?[\p{Lu}\p{Lo}][\p{L}’'-]*(?:\s(?:am|an der|an|im|in der|in|ob der|ob|vor der|auf|upon|on|sur|sous)\s\p{Lu}[\p{L}-]*)?/u;

/** Whether a text can be the name of a town and nothing else. */
export const isTownName = (text: string): boolean => TOWN.exec(text)?.[0] === text;

const STREET = /(?:straße|strasse|str\.|weg|allee|gasse|\b(?:road|street|avenue|ave|lane|drive|st|rd)\b)/iu;

const townAtBeginning = (text: string) => (STREET.test(text) ? undefined : TOWN.exec(text)?.[0]);

/**
 * The town of an address, which only its postcode tells from a person or a house. The part with a house number is never the
 * town, and of a postcode alone nothing is known.
 */
export function townIn(address: string): string | undefined {
  const parts = address.split(/[,;\r\n]/u).map((part) => part.trim());
  for (const [index, part] of parts.entries()) {
    const after = AFTER_POSTCODE.exec(part)?.[1];
    if (after !== undefined) {
      const town = townAtBeginning(after);
      if (town !== undefined) return town;
    }
    const before = BEFORE_POSTCODE.exec(part)?.[1];
    if (before === undefined || index === 0) continue;
    const named = before === '' && index > 1 ? (parts[index - 1] ?? '') : before;
    // All of the part is the name, otherwise it says something else.
    if (isTownName(named) || /^(?:\p{Lu}\p{L}+ ?){1,3}$/u.test(named)) return named;
  }
  return undefined;
}
