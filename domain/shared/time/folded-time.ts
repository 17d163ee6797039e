/** How a fraction is rewritten alone (`½ 8`) and after a figure (`1½ h`). */
const FRACTIONS: readonly (readonly [sign: string, alone: string, behind: string])[] = [
  ['¼', 'viertel', '.25'],
  ['½', 'halb', '.5'],
  ['¾', 'dreiviertel', '.75'],
];

const withoutFractions = (text: string) =>
  FRACTIONS.reduce(
    (written, [sign, alone, behind]) =>
      written
        .replaceAll(new RegExp(String.raw`(?<=\d) ?${sign}`, 'g'), behind)
        .replaceAll(sign, ` ${alone} `),
    text,
  );

const DAYS =
  'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|heute|gestern|u?e?bermorgen|morgen';
/** A day and its part in one word. In `Montagmorgen`, `morgen` becomes `morgens`, because `morgen` means tomorrow. */
const DAY_AND_PART = new RegExp(
  String.raw`\b(${DAYS})(?:(morgen)|(frue?h|vormittag|mittag|nachmittag|abend|nacht))s?\b`,
  'g',
);
/** A dash or slash after the unit of a time, before another time. `8 Uhr - 10` is not ten past eight. */
const RANGE = /(?<=uhr|hrs|[ap]m|\d ?h) ?[-/] ?(?=\d)/g;

/** Rewrites a text in the spelling that the patterns of typed times expect. The text has no accents. */
const inOneWriting = (text: string) =>
  text
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[\u2236\uA789]/g, ':')
    .replaceAll('ß', 'ss')
    .replaceAll(DAY_AND_PART, (_, day: string, morning?: string, part = '') =>
      morning === undefined ? `${day} ${part}` : `${day} morgens`,
    )
    .replaceAll(/\b(heute|gestern) morgen\b/g, '$1 morgens')
    .replaceAll(/\bthis (?=morning|afternoon|evening)/g, 'today ')
    // One word, because `week` alone means a week after the named day.
    .replaceAll(/\b(this|coming) week\b/g, '$1week')
    // `03-Dec-26`
    .replaceAll(/(?<=\d)-(?=(?:jan|feb|mar|ma?e?rz|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]))/g, ' ')
    .replaceAll(/\bdrei viertel/g, 'dreiviertel')
    .replaceAll(/\ba (?=quarter (?:to|past|of|till?|before|after)\b(?! an hour))/g, '')
    .replaceAll(/\bo ?clock\b/g, 'oclock')
    .replaceAll(/(?<=\d|noon)[ -]?ish\b/g, '')
    .replaceAll(/\b(twenty|thirty|forty|fifty)[ -](one|two|three|four|five|six|seven|eight|nine)\b/g, '$1$2')
    .replaceAll(/(?<=\d) 1\/2(?= ?(?:h|st))/g, '.5');

/** The words of a text in lower case, without accents. Figures are separate words; only they keep punctuation. */
export function foldedTime(typed: string): readonly string[] {
  const text = inOneWriting(
    withoutFractions(typed)
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{DI}]/gu, '')
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .replaceAll(/([ap])\.\s?m\b\.?/g, '$1m')
      // From here on there is one kind of space.
      .replaceAll(/\s+/g, ' '),
  )
    // The comma in `1,5` hours becomes a dot; a comma between a date and a time does not.
    .replaceAll(/(?<![\d.])(\d{1,2}),(\d{1,2})(?![\d:.])/g, '$1.$2')
    .replaceAll(/(\d)t(?=\d)/g, '$1 ')
    .replaceAll(RANGE, ' - ')
    // `Morgen - 8 Uhr`, `Zeit: 8`.
    .replaceAll(/(?<=\p{L})(?<!uhr|hrs|[ap]m|\d ?h)[.,]?(?: - |- ?|: ?)(?=\d)/gu, ' ')
    .replaceAll(/(?<=\p{L})[-./:]+/gu, ' ')
    .replaceAll(/(?<=\p{L})(?=\d)|(?<=\d\.?)(?=\p{L})/gu, ' ')
    .replaceAll(/[^\p{L}\d:./+-]+/gu, ' ')
    .trim();
  return text === '' ? [] : text.split(' ');
}
