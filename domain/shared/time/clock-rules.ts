import { figures, wordNumber, type Piece, type Rule } from './time-piece.ts';
import { meaningsOf } from './time-words.ts';

const DAY_MINUTES = 1440;

const ARTICLE = /^(?:an?|eine?[rmn]?|ner?)$/;

const clockOf = (text: string, hours: number, minutes: number, isHalfKnown: boolean): Piece =>
  minutes < 60 && hours * 60 + minutes <= DAY_MINUTES
    ? { is: 'clock', minutes: hours * 60 + minutes, isHalfKnown: isHalfKnown || hours > 12 }
    : { is: 'impossible', what: 'time', text };

/** The hours and minutes of `7`, `730`, `7:30` or `7.30`, and whether there are no minutes. */
function clockFigures(word: string | undefined) {
  const [, hours, minutes = ''] = /^(\d{1,2}?)(?:[:.]?(\d\d))?(?::\d\d)?$/.exec(word ?? '') ?? [];
  return hours === undefined
    ? undefined
    : { hours: Number(hours), minutes: Number(minutes), isWhole: minutes === '' };
}

export const single: Rule = ([word = '']) => {
  const found = meaningsOf(word).flatMap((meaning): Piece[] => {
    switch (meaning.is) {
      case 'weekday':
        return [{ ...meaning, which: 'coming' }];
      case 'clock':
        return [
          { ...meaning, isHalfKnown: true, isMidnight: meaning.minutes === DAY_MINUTES },
          ...(meaning.minutes === DAY_MINUTES ? [] : [{ is: 'part', part: 'noon' } as const]),
        ];
      case 'number':
        return ARTICLE.test(word) ? [] : [clockOf(word, meaning.value, 0, false)];
      case 'month':
        return [];
      default:
        return [meaning];
    }
  });
  return found.map((piece) => [1, piece]);
};

/** `730`, `7:30`, `7.30` and `19`, each with or without `Uhr`, `h` or `am`; also `19 Uhr 30` and `7h30`. */
export const clock: Rule = ([word = '', next = '', third = '', fourth]) => {
  const found = clockFigures(word) ?? clockFigures(String(wordNumber(word) ?? ''));
  if (found === undefined) return [];
  const { hours, minutes, isWhole } = found;
  const isPadded = word.startsWith('0');
  const name = /^(?:uhr|oclock)$/.test(next) ? third : next;
  if (hours % 12 === 0 && minutes === 0 && /^(?:midnight|mitternachts?)$/.test(name)) {
    const midnight: Piece = { is: 'clock', minutes: DAY_MINUTES, isHalfKnown: true, isMidnight: true };
    return [[name === next ? 2 : 3, midnight]];
  }
  if (/^[ap]m?$/.test(next)) {
    const text = `${word} ${next}`;
    const half = (hours % 12) + (next.startsWith('p') ? 12 : 0);
    const isHour = hours >= 1 && hours <= 12;
    const piece: Piece = isHour
      ? clockOf(text, half, minutes, true)
      : { is: 'impossible', what: 'time', text };
    // In German `12 am Freitag` may be noon.
    const isGerman = next === 'am' && meaningsOf(third).some(({ is }) => is === 'weekday');
    return isGerman
      ? [
          [2, piece],
          [2, clockOf(word, hours, minutes, isPadded)],
        ]
      : [[2, piece]];
  }
  if (/^(?:uhr|oclock)$/.test(next) || (/^(?:h|hrs|hours)$/.test(next) && !isWhole)) {
    const more = /^\d\d$/.test(third) || !/^\d/.test(third) ? wordNumber(third) : undefined;
    const split =
      isWhole &&
      next === 'uhr' &&
      more !== undefined &&
      more < 60 &&
      !ARTICLE.test(third) &&
      fourth !== 'uhr';
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
  // Figures alone are a time up to 23. `24` alone is more often a date.
  if (isWhole && (figures(word) === undefined || hours === 24)) return [];
  return [
    [
      1,
      isWhole && hours > 23
        ? { is: 'impossible', what: 'time', text: word }
        : clockOf(word, hours, minutes, isPadded),
    ],
  ];
};

/** The minutes in separate words after an hour, and how many words they are: `30`, `05`, `thirty`, `oh five`. */
function minutesAt(words: readonly string[]): readonly [minutes: number, words: number] | undefined {
  const [word = '', next] = words;
  if (/^(?:oh?|null|zero)$/.test(word)) {
    const unit = wordNumber(next);
    return unit !== undefined && unit > 0 && unit < 10 ? [unit, 2] : undefined;
  }
  const minutes = wordNumber(word) ?? 60;
  // `8 9` and `8 12` may be two hours, or a date.
  const isOwn = /^\d/.test(word) ? /^(?:0\d|1[3-9]|[2-5]\d)$/.test(word) : minutes > 12;
  return isOwn && minutes < 60 ? [minutes, 1] : undefined;
}

/** `8 30`, `seven thirty` or `eight oh five`, and the words that may follow a time. */
export const apart: Rule = (words, order) => {
  const [word = ''] = words;
  const hour = /^\d{3,}$/.test(word) ? undefined : wordNumber(word);
  const found = minutesAt(words.slice(1));
  if (hour === undefined || hour > 24 || found === undefined || ARTICLE.test(word)) return [];
  const [minutes, length] = found;
  const written = `${word.startsWith('0') ? '0' : ''}${Number(hour)}:${String(minutes).padStart(2, '0')}`;
  const more = clock([written, ...words.slice(1 + length)], order);
  return more.map(([count, piece]) => [count + length, piece] as const);
};

const SPOKEN_FRACTIONS = new Map([
  ['quarter', 15],
  ['viertel', 15],
  ['1/4', 15],
  ['half', 30],
  ['1/2', 30],
  ['dreiviertel', 45],
  ['3/4', 45],
]);

const MINUTES_BEFORE = /^(?:to|before|til|till|vor)$/;
const MINUTES_AFTER = /^(?:past|after|nach)$/;

/** Whether a text such as `8 to 9` may mean from eight until nine. */
function isRange(link: string, amount: number, hour: number): boolean {
  const hours = (hour - amount + 12) % 12;
  return /^(?:to|till?)$/.test(link) && amount <= 12 && (amount % 5 !== 0 || hours === 1 || hours === 2);
}

/** `half past 7`, `quarter to 8`, `10 past 7`, `halb acht`, `viertel nach 7`, `dreiviertel 8`, `5 vor halb 8`. */
export const spoken: Rule = (words) => {
  const hourNamed = (word: string | undefined) => {
    const [meaning] = meaningsOf(word ?? '');
    return meaning?.is === 'clock' ? meaning.minutes / 60 : undefined;
  };
  const fraction = SPOKEN_FRACTIONS.get(words[0] ?? '');
  const at = (index: number, minutes: number): ReturnType<Rule> => {
    const named = hourNamed(words[index]);
    const hour = named ?? wordNumber(words[index]);
    if (hour === undefined || hour > 24) return [];
    const after = hour * 60 + minutes;
    const isMidnight = named === 24 && minutes > 0;
    const total = isMidnight ? after : (after + DAY_MINUTES) % DAY_MINUTES;
    const length = index + 1;
    const close = /^(?:uhr|oclock)$/.test(words[length] ?? '') ? 1 : 0;
    const half = /^[ap]m$/.exec(words[length + close] ?? '')?.[0];
    const isOfClock = half === undefined || (hour >= 1 && hour <= 12);
    if (!isOfClock) return [];
    const halved = half === undefined ? total : (total % 720) + (half === 'pm' ? 720 : 0);
    const isHalfKnown = half !== undefined || named !== undefined || hour > 12;
    return [
      [
        length + close + (half === undefined ? 0 : 1),
        { is: 'clock', minutes: halved, isHalfKnown, isMidnight },
      ],
    ];
  };
  const first = words[0] ?? '';
  const isHour = (index: number) => wordNumber(words[index]) !== undefined;
  if (first === 'halb' || (first === '1/2' && isHour(1))) return at(1, -30);
  // `half eight` is 8:30 in Britain, and 7:30 for Germans.
  if (first === 'half' && isHour(1)) return [...at(1, 30), ...at(1, -30)];
  const isMinutes = /^(?:min|mins|minuten|minutes)$/.test(words[1] ?? '');
  const linkAt = isMinutes ? 2 : 1;
  const amount = fraction ?? wordNumber(first);
  if (amount === undefined || amount > 59) return [];
  const link = words[linkAt] ?? '';
  const isBefore = MINUTES_BEFORE.test(link) || (first === 'quarter' && link === 'of');
  if (isBefore || MINUTES_AFTER.test(link)) {
    const sign = isBefore ? -1 : 1;
    if (words[linkAt + 1] === 'halb') return at(linkAt + 2, sign * amount - 30);
    const meant = at(linkAt + 1, sign * amount);
    const hour = wordNumber(words[linkAt + 1]);
    if (isMinutes || fraction !== undefined || hour === undefined || !isRange(link, amount, hour))
      return meant;
    return amount % 5 === 0
      ? [...meant, ...meant.map(([length]) => [length, clockOf(first, amount, 0, false)] as const)]
      : [];
  }
  return /^(?:drei)?viertel$|^[13]\/4$/.test(first) ? at(1, amount - 60) : [];
};
