import { namesBegunBy, SHORTEST_NAME, WEEKDAYS } from './weekday-names.ts';

/** A part of the day, which decides in which half of the clock an hour is. */
export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening' | 'tonight' | 'night';

/** The meaning of one word of a typed time. */
export type WordMeaning =
  /** Without a meaning: `at`, `um`. */
  | { readonly is: 'filler' }
  | { readonly is: 'now' }
  /** Days from today. */
  | { readonly is: 'shift'; readonly days: number }
  /** A week after the named day: `Friday week`. */
  | { readonly is: 'week' }
  /** From Monday, 0. */
  | { readonly is: 'weekday'; readonly weekday: number }
  /** From January, 1. */
  | { readonly is: 'month'; readonly month: number }
  | { readonly is: 'part'; readonly part: DayPart }
  /** Minutes since the day began. */
  | { readonly is: 'clock'; readonly minutes: number }
  | { readonly is: 'number'; readonly value: number };

type Spoken = readonly [words: string, meaning: WordMeaning];

const shift = (days: number, words: string): Spoken => [words, { is: 'shift', days }];
const part = (named: DayPart, words: string): Spoken => [words, { is: 'part', part: named }];

/** Words in English and German, because a dispatcher may mix them. They have no accents, as from `foldedTime`. */
const WORDS: readonly Spoken[] = [
  [
    'at on the this coming around about approx please um am der den dem des vom im diesen dieser dieses diese ' +
      'kommenden kommender kommende gegen ca circa etwa ungefahr rund roughly genau exactly punkt sharp bitte of hrs',
    { is: 'filler' },
  ],
  [
    'now asap immediately jetzt sofort gleich straightaway umgehend schnellstmoglich baldmoglichst',
    { is: 'now' },
  ],
  shift(-1, 'yesterday gestern'),
  shift(0, 'today heute heut'),
  shift(1, 'tomorrow tommorow tmrw tmr tmw morgen'),
  shift(2, 'overmorrow ubermorgen'),
  part('morning', 'morning mornings morgens fruh fruhs vormittag vormittags'),
  part('afternoon', 'afternoon afternoons nachmittag nachmittags'),
  part('evening', 'evening evenings abend abends'),
  part('tonight', 'tonight tonite'),
  part('night', 'night nights nacht nachts'),
  ['week', { is: 'week' }],
  ['noon midday mittag mittags', { is: 'clock', minutes: 720 }],
  ['midnight mitternacht mitternachts', { is: 'clock', minutes: 1440 }],
];

/** The numbers from 0 to 19. The words for 1 include articles. */
const NUMBERS = [
  'zero null',
  'one a an eins ein eine einer einem einen ner ne',
  'two zwei zwo',
  'three drei',
  'four vier',
  'five funf',
  'six sechs',
  'seven sieben',
  'eight acht',
  'nine neun',
  'ten zehn',
  'eleven elf',
  'twelve zwolf',
  'thirteen dreizehn',
  'fourteen vierzehn',
  'fifteen funfzehn',
  'sixteen sechzehn',
  'seventeen siebzehn',
  'eighteen achtzehn',
  'nineteen neunzehn',
];

const TENS = ['twenty zwanzig', 'thirty dreissig', 'forty vierzig', 'fifty funfzig'];
const UNITS = 'one two three four five six seven eight nine'.split(' ');
const GERMAN_UNITS = 'ein zwei drei vier funf sechs sieben acht neun'.split(' ');

/** `twentyfive`, as `foldedTime` joins it, and `funfundzwanzig`. */
const LARGER = TENS.flatMap((words, at): [string, number][] => {
  const [ten = '', german = ''] = words.split(' ');
  const value = (at + 2) * 10;
  return [
    [ten, value],
    [german, value],
    ...UNITS.map((unit, index): [string, number] => [ten + unit, value + index + 1]),
    ...GERMAN_UNITS.map((unit, index): [string, number] => [`${unit}und${german}`, value + index + 1]),
  ];
});

const MONTHS = [
  'january januar janner',
  'february februar',
  'march marz mrz',
  'april',
  'may mai',
  'june juni',
  'july juli',
  'august',
  'september',
  'october oktober',
  'november',
  'december dezember',
];

/** Words that are looked up first, as they are. Any other word may abbreviate a weekday or month, or have a slip. */
const EXACT = new Map<string, WordMeaning>([
  ...WORDS.flatMap(([words, meaning]) =>
    words.split(' ').map((word): [string, WordMeaning] => [word, meaning]),
  ),
  ...NUMBERS.flatMap((words, value) =>
    words.split(' ').map((word): [string, WordMeaning] => [word, { is: 'number', value }]),
  ),
  ...LARGER.map(([word, value]): [string, WordMeaning] => [word, { is: 'number', value }]),
  ['sonnabend', { is: 'weekday', weekday: 5 }],
  ['weds', { is: 'weekday', weekday: 2 }],
]);

/** Whether one letter is missing, added or wrong, or two neighbours are swapped. The first letter must be right. */
function isSlip(word: string, meant: string): boolean {
  if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > 1) return false;
  let from = 1;
  while (from < word.length && word[from] === meant[from]) from += 1;
  const [rest, other] = [word.slice(from), meant.slice(from)];
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest.slice(2) === other.slice(2) && rest[0] === other[1] && rest[1] === other[0])
  );
}

/** Words with fewer letters are too similar to others. */
const SHORTEST_SLIP = 5;

/** The words for days, months and parts of the day that are long enough to be known with a slip. */
const LONG_WORDS: readonly Spoken[] = [
  ...WORDS.filter(([, { is }]) => is === 'shift' || is === 'part' || is === 'clock'),
  ...WEEKDAYS.map((words, weekday): Spoken => [words, { is: 'weekday', weekday }]),
  ...MONTHS.map((words, index): Spoken => [words, { is: 'month', month: index + 1 }]),
].flatMap(([words, meaning]) =>
  words.split(' ').flatMap((word): Spoken[] => (word.length < SHORTEST_SLIP ? [] : [[word, meaning]])),
);

/** The meaning of a word with a slip; none if several are possible. */
function meantBy(word: string): readonly WordMeaning[] {
  if (word.length < SHORTEST_SLIP) return [];
  const meant = LONG_WORDS.flatMap(([known, meaning]) =>
    // `Montags` and `Mondays` mean every week, so they are no slips.
    word !== `${known}s` && isSlip(word, known) ? [meaning] : [],
  );
  return new Set(meant.map((each) => JSON.stringify(each))).size === 1 ? meant.slice(0, 1) : [];
}

/** All meanings of a word as `foldedTime` returns it: `mar` is one month, and `ma` begins two. */
export function meaningsOf(word: string): readonly WordMeaning[] {
  // `uebermorgen` and `maerz`, from a keyboard without umlauts.
  const spellings = [word, word.replaceAll(/([aou])e/g, '$1')];
  for (const spelling of spellings) {
    const exact = EXACT.get(spelling);
    if (exact !== undefined) return [exact];
    if (spelling.length < SHORTEST_NAME) continue;
    const weekdays = namesBegunBy(spelling, WEEKDAYS).map((weekday) => ({ is: 'weekday', weekday }) as const);
    const months = namesBegunBy(spelling, MONTHS).map(
      (index) => ({ is: 'month', month: index + 1 }) as const,
    );
    if (weekdays.length + months.length > 0) return [...weekdays, ...months];
  }
  return meantBy(word);
}
