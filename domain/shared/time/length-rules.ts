import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { numberOf, type Piece, type Rule } from './time-piece.ts';

const HOURS = /^(?:h|hr|hrs|std|stunden?|hours?)$/;
const MINUTES = /^(?:m|min|mins|minuten?|minutes?)$/;
const DAYS = /^(?:days?|tage?n?)$/;
const WEEKS = /^(?:weeks?|wochen?)$/;

/** The hours and minutes that begin a text: `2h`, `1h30`, `1.5 h`, `an hour and 20 min`; how many words, and milliseconds. */
function lengthOf(words: readonly string[]): readonly [number, number] | undefined {
  const text = words.join(' ');
  const [idiom = '', hours] =
    (
      [
        [/^(?:half an hour|(?:einer |ne )?halben? stunde)\b/, 0.5],
        [/^(?:(?:a )?quarter of an hour|einer viertel ?stunde|viertel ?stunde)\b/, 0.25],
        [/^(?:three quarters of an hour|(?:einer )?dreiviertel ?stunde)\b/, 0.75],
        [/^(?:an hour and a half|one and a half hours|anderthalb stunden|eineinhalb stunden)\b/, 1.5],
      ] as const
    )
      .map(([pattern, value]) => [pattern.exec(text)?.[0] ?? '', value] as const)
      .find(([found]) => found !== '') ?? [];
  if (hours !== undefined) return [idiom.split(' ').length, hours * HOUR_MS];
  const [word = '', unit = ''] = words;
  const [, wide, narrow] = /^(\d{1,2}):([0-5]\d)$/.exec(word) ?? [];
  if (wide !== undefined)
    return [HOURS.test(unit) ? 2 : 1, Number(wide) * HOUR_MS + Number(narrow) * MINUTE_MS];
  const amount = /^\d{1,4}(?:\.\d{1,2})?$/.test(word) ? Number(word) : numberOf(word);
  if (amount === undefined) return undefined;
  if (MINUTES.test(unit)) return [2, amount * MINUTE_MS];
  if (!HOURS.test(unit)) return undefined;
  const rest = words.slice(/^(?:and|und)$/.test(words[2] ?? '') ? 3 : 2);
  const more = numberOf(rest[0]);
  const isUnit = MINUTES.test(rest[1] ?? '');
  if (more === undefined || more > 59 || (rest.length > 1 && !isUnit)) return [2, amount * HOUR_MS];
  return [words.length - rest.length + (isUnit ? 2 : 1), amount * HOUR_MS + more * MINUTE_MS];
}

/** `in 20 min`, `20 min from now`, `2h`, `in 3 days`. */
export const ahead: Rule = (words) => {
  const isIn = words[0] === 'in';
  const counted = isIn ? words.slice(1) : words;
  const days = numberOf(counted[0]);
  const unit = counted[1] ?? '';
  if (isIn && days !== undefined && (DAYS.test(unit) || WEEKS.test(unit)))
    return [[3, { is: 'shift', days: days * (WEEKS.test(unit) ? 7 : 1) }]];
  const length = lengthOf(counted);
  if (length === undefined) return [];
  const [count, ms] = length;
  const end = words.length - counted.length + count;
  const isFromNow = words[end] === 'from' && words[end + 1] === 'now';
  // `7h30` is a time unless something says that it is a length; `2h` can be both.
  const isLength =
    isIn || isFromNow || (MINUTES.test(unit) && count === 2) || (HOURS.test(unit) && unit !== 'h');
  const isShort = unit === 'h' && count === 2 && ms <= 12 * HOUR_MS;
  if (!isLength && !isShort) return [];
  return [[end + (isFromNow ? 2 : 0), { is: 'ahead', ms, from: 'now' }]];
};

/** `+45` minutes, `+1:30` or `+2h` ahead, and `-15` back. */
export function signed(text: string): Piece | undefined {
  const [, sign, hours, byColon, byLetter, minutes] =
    /^([+-]) ?(?:(\d{1,2})(?::([0-5]\d)| ?h ?([0-5]\d)?)|(\d{1,4})(?: ?m(?:in)?)?)$/.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const ms = Number(hours ?? 0) * HOUR_MS + Number(minutes ?? byColon ?? byLetter ?? 0) * MINUTE_MS;
  return { is: 'ahead', ms: sign === '-' ? -ms : ms, from: 'changed' };
}
