import { figures, numberOf, type Piece, type Rule } from './time-piece.ts';
import { meaningsOf } from './time-words.ts';

const DAY_MINUTES = 1440;

const clockOf = (text: string, hours: number, minutes: number, isHalfKnown: boolean): Piece =>
  minutes < 60 && hours * 60 + minutes <= DAY_MINUTES
    ? { is: 'clock', minutes: hours * 60 + minutes, isHalfKnown: isHalfKnown || hours > 12 }
    : { is: 'impossible', what: 'time', text };

/** `7`, `730`, `7:30`, `7.30`: hours, minutes, and whether there is nothing but hours. */
function clockFigures(word: string | undefined) {
  const [, hours, minutes = ''] = /^(\d{1,2}?)(?:[:.]?(\d\d))?(?::\d\d)?$/.exec(word ?? '') ?? [];
  return hours === undefined
    ? undefined
    : { hours: Number(hours), minutes: Number(minutes), isWhole: minutes === '' };
}

/** One word. */
export const single: Rule = ([word = '']) => {
  const found = meaningsOf(word).flatMap((meaning): Piece[] => {
    switch (meaning.is) {
      case 'weekday':
        return [{ ...meaning, which: 'coming' }];
      case 'clock':
        return [{ ...meaning, isHalfKnown: true, isMidnight: meaning.minutes === DAY_MINUTES }];
      case 'number':
        return /^(?:an?|eine[rmn]?|ein)$/.test(word) ? [] : [clockOf(word, meaning.value, 0, false)];
      case 'month':
        return [];
      default:
        return [meaning];
    }
  });
  return found.map((piece) => [1, piece]);
};

/** `730`, `7:30`, `7.30`, `19`, with or without `Uhr`, `h`, `am`, and `19 Uhr 30`, `7h30`. */
export const clock: Rule = ([word = '', next = '', third = '', fourth]) => {
  const found = clockFigures(word) ?? clockFigures(String(numberOf(word) ?? ''));
  if (found === undefined) return [];
  const { hours, minutes, isWhole } = found;
  const isPadded = word.startsWith('0');
  if (/^[ap]m?$/.test(next)) {
    const text = `${word} ${next}`;
    const half = (hours % 12) + (next.startsWith('p') ? 12 : 0);
    const isHour = hours >= 1 && hours <= 12;
    const piece: Piece = isHour
      ? clockOf(text, half, minutes, true)
      : { is: 'impossible', what: 'time', text };
    // In German `12 am Freitag` is noon.
    const isGerman = next === 'am' && meaningsOf(third).some(({ is }) => is === 'weekday');
    return isGerman
      ? [
          [2, piece],
          [2, clockOf(word, hours, minutes, isPadded)],
        ]
      : [[2, piece]];
  }
  if (/^(?:uhr|oclock)$/.test(next) || (/^(?:h|hrs|hours)$/.test(next) && !isWhole)) {
    const more = figures(third);
    const split =
      isWhole && next === 'uhr' && more !== undefined && more < 60 && third.length === 2 && fourth !== 'uhr';
    const whole = [2, clockOf(word, hours, minutes, isPadded)] as const;
    return split ? [whole, [3, clockOf(word, hours, more, isPadded)]] : [whole];
  }
  if (next === 'h' && isWhole) {
    const more = third.length === 2 ? figures(third) : undefined;
    return more === undefined
      ? [[2, clockOf(word, hours, 0, isPadded)]]
      : [
          [2, clockOf(word, hours, 0, isPadded)],
          [3, clockOf(word, hours, more, isPadded)],
        ];
  }
  // A number alone is a time up to 23: `24` is so often a date.
  if (figures(word) === undefined && isWhole) return [];
  return [
    [
      1,
      isWhole && hours > 23
        ? { is: 'impossible', what: 'time', text: word }
        : clockOf(word, hours, minutes, isPadded),
    ],
  ];
};

const SPOKEN_FRACTIONS = new Map([
  ['quarter', 15],
  ['viertel', 15],
  ['half', 30],
  ['dreiviertel', 45],
]);

const MINUTES_BEFORE = /^(?:to|before|til|till|vor)$/;
const MINUTES_AFTER = /^(?:past|after|nach)$/;

/** `half past 7`, `quarter to 8`, `10 past 7`, `halb acht`, `viertel nach 7`, `dreiviertel 8`, `5 vor halb 8`. */
export const spoken: Rule = (words) => {
  const fraction = SPOKEN_FRACTIONS.get(words[0] ?? '');
  const at = (length: number, hour: number | undefined, minutes: number): ReturnType<Rule> => {
    if (hour === undefined || hour > 24) return [];
    const total = (hour * 60 + minutes + DAY_MINUTES) % DAY_MINUTES;
    const close = /^(?:uhr|oclock)$/.test(words[length] ?? '') ? 1 : 0;
    const half = /^[ap]m$/.exec(words[length + close] ?? '')?.[0];
    const isOfClock = half === undefined || (hour >= 1 && hour <= 12);
    if (!isOfClock) return [];
    const halved = half === undefined ? total : (total % 720) + (half === 'pm' ? 720 : 0);
    const isHalfKnown = half !== undefined || hour > 12;
    return [[length + close + (half === undefined ? 0 : 1), { is: 'clock', minutes: halved, isHalfKnown }]];
  };
  const hourAt = (index: number) => numberOf(words[index]);
  const first = words[0] ?? '';
  if (first === 'halb') return at(2, hourAt(1), -30);
  // To a Briton it is half an hour after the hour, to a German before it.
  if (first === 'half' && hourAt(1) !== undefined) return [...at(2, hourAt(1), 30), ...at(2, hourAt(1), -30)];
  const isMinutes = /^(?:min|mins|minuten|minutes)$/.test(words[1] ?? '');
  const link = isMinutes ? 2 : 1;
  const amount = fraction ?? numberOf(first);
  if (amount === undefined || amount > 59) return [];
  const sign = MINUTES_AFTER.test(words[link] ?? '') ? 1 : MINUTES_BEFORE.test(words[link] ?? '') ? -1 : 0;
  if (sign !== 0) {
    const isHalf = words[link + 1] === 'halb';
    return isHalf
      ? at(link + 3, hourAt(link + 2), sign * amount - 30)
      : at(link + 2, hourAt(link + 1), sign * amount);
  }
  return first === 'viertel' || first === 'dreiviertel' ? at(2, hourAt(1), amount - 60) : [];
};
