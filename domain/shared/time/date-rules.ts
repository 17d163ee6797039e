import type { Piece, Rule, WrittenDate } from './time-piece.ts';
import { meaningsOf } from './time-words.ts';

const LONGEST_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const fullYear = (written: string) => Number(written) + (written.length === 2 ? 2000 : 0);

function dateOf(text: string, date: Omit<WrittenDate, 'text'>): Piece {
  const { year, month, day } = date;
  const isLeap = year === null || new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const longest = month === 2 && !isLeap ? 28 : (LONGEST_MONTH[month - 1] ?? 0);
  return day >= 1 && day <= longest
    ? { is: 'date', date: { ...date, text } }
    : { is: 'impossible', what: 'day', text };
}

const separated = (word: string) => /^(\d{1,2})([./-])(\d{1,2})(?:\2(\d{4}|\d{2})?)?$/.exec(word);

/** `24.12.`, `24.12.26`, `24/12/2026`, `2026-12-24` and `24. 12.`; `5/6` in the given order. */
export const numericDate: Rule = ([word = '', next = '', third = ''], order) => {
  const [, isoYear, , isoMonth, isoDay] = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(word) ?? [];
  if (isoYear !== undefined)
    return [[1, dateOf(word, { year: Number(isoYear), month: Number(isoMonth), day: Number(isoDay) })]];
  const [, spacedDay] = /^(\d{1,2})\.$/.exec(word) ?? [];
  const [, spacedMonth, closeYear] = /^(\d{1,2})\.(\d{4}|\d{2})?$/.exec(next) ?? [];
  if (spacedDay !== undefined && spacedMonth !== undefined) {
    const date = { month: Number(spacedMonth), day: Number(spacedDay) };
    if (closeYear !== undefined) return [[2, dateOf(word, { ...date, year: fullYear(closeYear) })]];
    const isYear = /^20\d\d$/.test(third);
    return [
      [2, dateOf(`${word} ${next}`, { ...date, year: null })],
      ...(isYear
        ? [[3, dateOf(`${word} ${next}`, { ...date, year: Number(third), isYearApart: true })] as const]
        : []),
    ];
  }
  const found = separated(word);
  if (found === null) return [];
  const [, one = '', mark, other = '', written] = found;
  const year = written === undefined ? null : fullYear(written);
  const dayFirst = dateOf(word, {
    year,
    day: Number(one),
    month: Number(other),
    isWeak: mark !== '/' && !word.endsWith('.') && year === null,
  });
  if (mark === '.') return [[1, dayFirst]];
  const monthFirst = dateOf(word, {
    year,
    day: Number(other),
    month: Number(one),
    isWeak: mark === '-' && year === null,
  });
  const ordered = order === 'month-first' ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  const possible = ordered.filter(({ is }) => is === 'date');
  if (possible.length === 0) return [[1, dayFirst]];
  return possible.slice(0, order === null ? 2 : 1).map((piece) => [1, piece] as const);
};

const ORDINAL = /^(?:st|nd|rd|th|ten|ter)$/;

/** `24 Dec`, `24. Dezember 2026`, `the 24th of Dec`, `Dec 24`, and `the 24th` alone. */
export const namedDate: Rule = (words) => {
  const dayAt = (index: number) => {
    const [, day, dot] = /^(\d{1,2})(\.?)$/.exec(words[index] ?? '') ?? [];
    if (day === undefined) return undefined;
    const isSuffixed = ORDINAL.test(words[index + 1] ?? '');
    return { day: Number(day), isOrdinal: dot === '.' || isSuffixed, after: index + (isSuffixed ? 2 : 1) };
  };
  const monthsAt = (index: number) =>
    meaningsOf(words[index] ?? '').flatMap((meaning) => (meaning.is === 'month' ? [meaning.month] : []));
  const dated = (length: number, day: number, months: readonly number[]) =>
    months.flatMap((month) => {
      const text = words.slice(0, length).join(' ');
      const year = /^(?:20)?\d\d$/.exec(words[length] ?? '')?.[0];
      const plain = [length, dateOf(text, { year: null, month, day })] as const;
      if (year === undefined) return [plain];
      const withYear = dateOf(text, { year: fullYear(year), month, day, isYearApart: true });
      return [plain, [length + 1, withYear] as const];
    });
  const first = dayAt(0);
  if (first !== undefined) {
    const at = words[first.after] === 'of' ? first.after + 1 : first.after;
    const found = dated(at + 1, first.day, monthsAt(at));
    if (found.length > 0 || !first.isOrdinal) return found;
    return [
      [
        first.after,
        first.day >= 1 && first.day <= 31
          ? { is: 'ordinal', day: first.day }
          : { is: 'impossible', what: 'day', text: words.slice(0, first.after).join(' ') },
      ],
    ];
  }
  const at = words[1] === 'the' ? 2 : 1;
  const second = dayAt(at);
  return second === undefined ? [] : dated(second.after, second.day, monthsAt(0));
};

/** `next fri`, `nachsten Freitag`, and `last mon`. */
export const chosenWeekday: Rule = ([word = '', next = '']) => {
  const isLast = /^(?:last|letzte[rnsm]?|vergangene[rnsm]?)$/.test(word);
  if (!isLast && !/^(?:next|n(?:a|ae)chste[rnsm]?)$/.test(word)) return [];
  return meaningsOf(next).flatMap((meaning) =>
    meaning.is === 'weekday' ? [[2, { ...meaning, which: isLast ? 'last' : 'next' }] as const] : [],
  );
};

const WEEKS = [
  /^(?:thisweek|diese[rn]? woche)/,
  /^(?:next week|comingweek|(?:n(?:a|ae)chste|kommende)[rn]? woche)/,
  /^u?e?bern(?:a|ae)chste[rn]? woche/,
];

/** `next week`, `dieser Woche`, `übernächste Woche`. */
export const chosenWeek: Rule = (words) => {
  const text = words.slice(0, 2).join(' ');
  return WEEKS.flatMap((names, weeks) => {
    const found = names.exec(text)?.[0];
    return found === undefined ? [] : [[found.split(' ').length, { is: 'of-week', weeks }] as const];
  });
};
