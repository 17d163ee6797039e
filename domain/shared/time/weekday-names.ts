/** From Monday, each in English and German. */
export const WEEKDAYS = [
  'monday montag',
  'tuesday dienstag',
  'wednesday mittwoch',
  'thursday donnerstag',
  'friday freitag',
  'saturday samstag',
  'sunday sonntag',
];

/** The fewest letters that may stand for a weekday or a month. */
export const SHORTEST_NAME = 2;

/** The indices of the entries with a name that begins with this word. */
export const namesBegunBy = (word: string, lists: readonly string[]): readonly number[] =>
  lists.flatMap((names, index) => (names.split(' ').some((name) => name.startsWith(word)) ? [index] : []));
