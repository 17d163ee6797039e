/** A part of the day, which says which half of the clock an hour is of. */
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'tonight' | 'night';

/** What a word of a typed time means, whatever stands beside it. */
export type WordMeaning =
  /** Says nothing: `at`, `um`. */
  | { readonly is: 'filler' }
  | { readonly is: 'now' }
  /** Days from today. */
  | { readonly is: 'shift'; readonly days: number }
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

/** English and German; a dispatcher may work in one and read the other. Written without accents, as `folded` leaves them. */
const WORDS: readonly Spoken[] = [
  [
    'at on the this coming around about approx please um am der den dem des vom im diesen dieser dieses diese ' +
      'kommenden kommender kommende gegen ca circa bitte of hrs',
    { is: 'filler' },
  ],
  ['now asap immediately jetzt sofort gleich umgehend schnellstmoglich baldmoglichst', { is: 'now' }],
  shift(-1, 'yesterday gestern'),
  shift(0, 'today heute'),
  shift(1, 'tomorrow tmrw tmr morgen'),
  shift(2, 'overmorrow ubermorgen'),
  part('morning', 'morning mornings morgens fruh fruhs vormittag vormittags'),
  part('afternoon', 'afternoon afternoons nachmittag nachmittags'),
  part('evening', 'evening evenings abend abends'),
  part('tonight', 'tonight tonite'),
  part('night', 'night nights nacht nachts'),
  ['noon midday mittag mittags', { is: 'clock', minutes: 720 }],
  ['midnight mitternacht mitternachts', { is: 'clock', minutes: 1440 }],
];

/** Numbers from nought to twelve, and what counts as one before a unit. */
const NUMBERS = [
  'zero null',
  'one a an eins ein eine einer einem einen',
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
];

const WEEKDAYS = [
  'monday montag',
  'tuesday dienstag',
  'wednesday mittwoch',
  'thursday donnerstag',
  'friday freitag',
  'saturday samstag',
  'sunday sonntag',
];

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

/** Words that begin another one, or no name in full. */
const EXACT = new Map<string, WordMeaning>([
  ...WORDS.flatMap(([words, meaning]) =>
    words.split(' ').map((word): [string, WordMeaning] => [word, meaning]),
  ),
  ...NUMBERS.flatMap((words, value) =>
    words.split(' ').map((word): [string, WordMeaning] => [word, { is: 'number', value }]),
  ),
  ['sonnabend', { is: 'weekday', weekday: 5 }],
  ['weds', { is: 'weekday', weekday: 2 }],
]);

/** Enough of a weekday or a month to tell it from others. */
const SHORTEST_NAME = 2;

const begunBy = (word: string, lists: readonly string[]) =>
  lists.flatMap((names, index) => (names.split(' ').some((name) => name.startsWith(word)) ? [index] : []));

/** Everything that a word, as `folded` leaves it, can mean: `mar` is one month, `ma` begins two. */
export function meaningsOf(word: string): readonly WordMeaning[] {
  // `uebermorgen` and `Maerz` as a keyboard without umlauts writes them.
  const spellings = [word, word.replaceAll(/([aou])e/g, '$1')];
  for (const spelling of spellings) {
    const exact = EXACT.get(spelling);
    if (exact !== undefined) return [exact];
    if (spelling.length < SHORTEST_NAME) continue;
    const weekdays = begunBy(spelling, WEEKDAYS).map((weekday) => ({ is: 'weekday', weekday }) as const);
    const months = begunBy(spelling, MONTHS).map((index) => ({ is: 'month', month: index + 1 }) as const);
    if (weekdays.length + months.length > 0) return [...weekdays, ...months];
  }
  return [];
}

/** The words of a text: lower case, without accents, figures apart from letters, and no punctuation but that of figures. */
export function folded(typed: string): readonly string[] {
  const text = typed
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/([ap])\.\s?m\b\.?/g, '$1m')
    // 1,5 hours; but a comma between a date and a time separates them.
    .replaceAll(/(?<![\d.])(\d{1,2}),(\d{1,2})(?![\d:.])/g, '$1.$2')
    .replaceAll(/(\d)t(?=\d)/g, '$1 ')
    .replaceAll(/(?<=\p{L})[-./]+/gu, ' ')
    .replaceAll(/(?<=\p{L})(?=\d)|(?<=\d\.?)(?=\p{L})/gu, ' ')
    .replaceAll(/[^\p{L}\d:./+-]+/gu, ' ')
    .trim();
  return text === '' ? [] : text.split(' ');
}
