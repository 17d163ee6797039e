import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { wordNumber, type Piece, type Rule } from './time-piece.ts';

const HOURS = /^(?:h|hr|hrs|std|stunden?|hours?)$/;
const MINUTES = /^(?:m|min|mins|minuten?|minutes?)$/;
const DAYS = /^(?:days?|tage?n?)$/;
const WEEKS = /^(?:weeks?|wochen?)$/;

const A = '(?:eine[rmn]? |ner? )?';
const OF_HOUR = '(?:stunden?|std|h|hour)';
const IDIOMS = (
  [
    [`half an? hour|(?:a )?half (?:a )?hour|1/2 (?:an )?${OF_HOUR}|${A}halbe?n? ${OF_HOUR}`, 0.5],
    [`(?:a )?quarter (?:of an )?hour|1/4 ${OF_HOUR}|${A}viertel ?stunde`, 0.25],
    [`three quarters of an hour|3/4 ${OF_HOUR}|${A}dreiviertel ?stunde`, 0.75],
    ['an hour and a half|one and a half hours|anderthalb stunden|ein(?:und)?einhalb stunden', 1.5],
    ['two and a half hours|zwei(?:und)?einhalb stunden', 2.5],
  ] as const
).map(([words, hours]) => [new RegExp(`^(?:${words})\\b`), hours] as const);

interface Length {
  readonly words: number;
  readonly ms: number;
  /** Whether the words can only be a length. */
  readonly isSaid: boolean;
}

/** The hours and minutes that begin a text: `2h`, `1h30`, `1.5 h`, `an hour and 20 min`. */
function lengthOf(words: readonly string[]): Length | undefined {
  const text = words.join(' ');
  const [idiom = '', hours] =
    IDIOMS.map(([pattern, value]) => [pattern.exec(text)?.[0] ?? '', value] as const).find(
      ([found]) => found !== '',
    ) ?? [];
  if (hours !== undefined) return { words: idiom.split(' ').length, ms: hours * HOUR_MS, isSaid: true };
  const [word = '', unit = ''] = words;
  const isSaid = HOURS.test(unit) && unit !== 'h';
  const [, wide, narrow] = /^(\d{1,2}):([0-5]\d)$/.exec(word) ?? [];
  if (wide !== undefined) {
    const ms = Number(wide) * HOUR_MS + Number(narrow) * MINUTE_MS;
    return { words: HOURS.test(unit) ? 2 : 1, ms, isSaid };
  }
  const amount = /^\d{1,4}(?:\.\d{1,2})?$/.test(word) ? Number(word) : wordNumber(word);
  if (amount === undefined) return undefined;
  if (MINUTES.test(unit)) return { words: 2, ms: amount * MINUTE_MS, isSaid: true };
  // `0800 hours` is a time.
  if (!HOURS.test(unit) || amount > 99) return undefined;
  const rest = words.slice(/^(?:and|und)$/.test(words[2] ?? '') ? 3 : 2);
  const more = wordNumber(rest[0]);
  const isUnit = MINUTES.test(rest[1] ?? '');
  const isMore = more !== undefined && more <= 59 && (rest.length === 1 || isUnit);
  return isMore
    ? {
        words: words.length - rest.length + (isUnit ? 2 : 1),
        ms: amount * HOUR_MS + more * MINUTE_MS,
        isSaid,
      }
    : { words: 2, ms: amount * HOUR_MS, isSaid };
}

const APPROXIMATELY = /^(?:about|around|approx|roughly|ca|circa|etwa|ungef(?:a|ae)hr|rund)$/;

/** The shifts by days or weeks. In German, eight days often mean a week. */
function daysAhead(count: number, unit: string): readonly Piece[] {
  const shift = (days: number): Piece => ({ is: 'shift', days, isAdded: true });
  if (WEEKS.test(unit)) return [shift(count * 7)];
  if (!DAYS.test(unit)) return [];
  return count === 8 && unit.startsWith('tag') ? [shift(7), shift(8)] : [shift(count)];
}

/** `in 20 min`, `20 min from now`, `2h`, `in 3 days`. */
export const ahead: Rule = (words) => {
  const isIn = words[0] === 'in';
  const start = isIn ? (APPROXIMATELY.test(words[1] ?? '') ? 2 : 1) : 0;
  const counted = words.slice(start);
  const days = wordNumber(counted[0]);
  const unit = counted[1] ?? '';
  const shifts = isIn && days !== undefined ? daysAhead(days, unit) : [];
  if (shifts.length > 0) return shifts.map((shift) => [start + 2, shift] as const);
  const length = lengthOf(counted);
  if (length === undefined) return [];
  const end = start + length.words;
  const isFromNow = words[end] === 'from' && words[end + 1] === 'now';
  // `7h30` is a time unless another word makes it a length; `2h` can be both, and `8:00 h` is only a time.
  const isShort =
    unit === 'h' && length.words === 2 && length.ms <= 12 * HOUR_MS && !/[:.]\d\d$/.test(counted[0] ?? '');
  if (!isIn && !isFromNow && !length.isSaid && !isShort) return [];
  return [[end + (isFromNow ? 2 : 0), { is: 'ahead', ms: length.ms, from: 'now' }]];
};

/** `+45` minutes, `+1:30` or `+2h` ahead, and `-15` back. */
export function signed(text: string): Piece | undefined {
  const [, sign, hours, byColon, byLetter, minutes] =
    /^([+-]) ?(?:(\d{1,2})(?::([0-5]\d)| ?h ?([0-5]\d)?)|(\d{1,4})(?: ?m(?:in)?)?)$/.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const ms = Number(hours ?? 0) * HOUR_MS + Number(minutes ?? byColon ?? byLetter ?? 0) * MINUTE_MS;
  return { is: 'ahead', ms: sign === '-' ? -ms : ms, from: 'changed' };
}
