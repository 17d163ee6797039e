import { answerIn } from './cell-text.ts';
import { needOfHeader, wordsOf } from './header-words.ts';
import type { LineProblem } from './import-line.ts';
import type { LineCells } from './line-cells.ts';
import { needsIn } from './needs-in.ts';
import type { Need } from '../basics/need.ts';

/** The needs of a line, by their names in a list or by yes below a header that names one, and what is wrong with them. */
export function needsOfLine(cells: LineCells): {
  readonly needs: readonly Need[];
  readonly problems: readonly LineProblem[];
} {
  const found = cells.of('needs').map(({ header, text }) => {
    const need = needOfHeader(wordsOf(header).replace(/ (capacity|accessible|capable)$/, ''));
    const answer = answerIn(text);
    if (need !== undefined && typeof answer === 'boolean')
      return { needs: answer ? [need] : [], unknown: null };
    return answer === false ? { needs: [], unknown: null } : needsIn(text);
  });
  return {
    needs: [...new Set(found.flatMap(({ needs }) => needs))],
    problems: found.flatMap(({ unknown }) =>
      unknown === null
        ? []
        : { column: 'needs' as const, error: { code: 'need-unknown' as const, word: unknown } },
    ),
  };
}
