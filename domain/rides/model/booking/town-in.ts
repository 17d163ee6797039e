/** Britain's and Canada's postcodes, also in small letters; `b1 3rd` is none. */
const LETTERED = String.raw`(?:[A-Za-z]{1,2}\d[A-Za-z\d]?\s*(?!\d(?:st|nd|rd|th)\b)\d[A-Za-z]{2}|(?:[A-Z]{2}\s+)?[A-Za-z]\d[A-Za-z]\s?\d[A-Za-z]\d)`;
/** Postcodes of the Netherlands, Poland, Portugal, Sweden and the Czech Republic, and any four or five digits. */
const FIGURES = String.raw`(?:\d{4} ?[A-Z]{2}(?=\s+(?:['’]s-|\p{L}{3}))|\d{2}-\d{3}|\d{4}-\d{3}|\d{4,5}|\d{3} \d{2})`;
const COUNTRY = '(?:[A-Z]{1,3}-|(?:D|A|CH|F|I|B|L|NL) )';

/** `10115 Berlin`, `D-80331 München`, `8001 Zürich`: the town follows its postcode. */
const AFTER_POSTCODE = new RegExp(String.raw`^(${COUNTRY})?(${FIGURES})\s+(.+)$`, 'u');
/** `Lindenweg 4 10115 Berlin`, where no comma separates the house from its town. */
const AFTER_HOUSE = /^\p{L}.*\s\d+\s?[a-z]?\s+(?:D[- ])?\d{5}\s+(.+)$/u;
/** `New York, NY 10118`, `Northside NS1 2AB`: the town precedes its postcode, in the same part or the part before. */
const BEFORE_POSTCODE = new RegExp(
  String.raw`^(.*?)\s*\b(?:[A-Z]{2}\s+\d{5}(?:-\d{4})?|(?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA)\s+\d{4}|${LETTERED})$`,
  'u',
);

/** Words after which a town's name goes on: at its beginning (`Bad Ems`), or behind a hyphen (`Ulm-Alt Söflingen`). */
const PART =
  'Bad|Sankt|St\\.?|Saint|San|Santa|New|Neu|Alt|Los|Las|La|Le|Les|El|Den|The|Port|Fort|Mount|Lake|Groß|Klein|Markt|' +
  'Schloß|Schloss|Stadt|Hansestadt|Lutherstadt|Landeshauptstadt|Universitätsstadt';
/**
 * The name of a town at the beginning of a text. It is one word. A word such as `Bad` or `New` may precede it, and an
 * addition such as `am Main` may follow. Any words may follow the name, even a person's name.
 */
const TOWN = new RegExp(
  String.raw`^(?:(?:${PART})\s)?(?:[\p{Lu}\p{Lo}]|['’]s-)[\p{L}’'-]*(?:(?<=-(?:${PART}))\s\p{Lu}[\p{L}-]*)?(?:\s(?:am|an der|an|im|in der|in|ob der|ob|vor der|auf|upon|on|sur|sous)\s\p{Lu}[\p{L}-]*)?`,
  'u',
);

/** Words that may follow a number but are no town, and words that begin the name of a person. */
const NO_TOWN =
  /^(?:frau|herrn?|fam(?:ilie)?|family|dr|prof|mrs?|ms|miss|sir|praxis|firma|zimmer|raum|haus|etage|stock|whg|wohnung|(?:hinter|vorder)haus|hinterhof|station|flat|apt|apartment|floor|room|suite|unit|ward)\b/iu;
const INSTRUCTION = /^\S+\s+(?:klingeln|läuten|anrufen|klopfen|rufen)\b/iu;

/** Whether the whole text has the form of `TOWN`. Some surnames have this form, too. */
export const isTownName = (text: string): boolean => TOWN.exec(text)?.[0] === text && !NO_TOWN.test(text);

const STREET =
  /straße|strasse|str\.|weg|allee|gasse|(?<=[\p{L}\d] )(?:road|street|avenue|ave|lane|drive|st|rd)\b/iu;

const townAtBeginning = (text: string) =>
  STREET.test(text) || NO_TOWN.test(text) || INSTRUCTION.test(text) ? undefined : TOWN.exec(text)?.[0];

/** Whether a whole text has the form of `TOWN`, or is up to three capitalised words. */
const isWholeName = (text: string) =>
  !NO_TOWN.test(text) && (isTownName(text) || /^(?:\p{Lu}[\p{L}’'-]+ ?){1,3}$/u.test(text));

const partsOf = (address: string) =>
  address
    // `NY, 10118`
    .replace(/([,;]\s*[A-Z]{2}),\s*(?=\d{5}(?:-\d{4})?\s*(?:[,;]|$))/u, '$1 ')
    .split(/[,;\r\n]/u)
    .map((part) => part.trim());

/** The town beside a postcode; `undefined` for none. Without a postcode a town looks like a person or a house. */
export function townIn(address: string): string | undefined {
  const parts = partsOf(address);
  for (const [index, part] of parts.entries()) {
    const [, country, code = '', after] = AFTER_POSTCODE.exec(part) ?? [];
    // Four digits at the beginning of a longer address are the number of a room: `1204 Schmidt, Lindenweg 4`.
    const isRoom = index === 0 && parts.length > 1 && country === undefined && code.length < 5;
    const named = isRoom ? undefined : (after ?? AFTER_HOUSE.exec(part)?.[1]);
    const town = named === undefined ? undefined : townAtBeginning(named);
    if (town !== undefined) return town;
    const before = BEFORE_POSTCODE.exec(part)?.[1];
    if (before === undefined || index === 0) continue;
    const name = before === '' && index > 1 ? (parts[index - 1] ?? '') : before;
    if (isWholeName(name)) return name;
  }
  return undefined;
}

const POSTCODE = new RegExp(
  String.raw`[\s,;](?:D-)?(?:\d{5}(?:-\d{4})?|${LETTERED})(?=[\s,;]|$)|^\d{5}\s.*\d`,
  'u',
);

/**
 * Whether an address has a postcode, so that a map needs no town. Five digits at the beginning may be a house number.
 * They count only if another number or a town follows.
 */
export const hasPostcode = (address: string): boolean =>
  POSTCODE.test(address) || townIn(address) !== undefined;
