import type { MeantCell } from './address-in.ts';
import { answerIn } from './cell-text.ts';
import { needOfHeader, wordsOf } from './header-words.ts';
import type { LineProblem } from './import-line.ts';
import type { LineCells } from './line-cells.ts';
import { needsIn } from './needs-in.ts';
import type { Need } from '../basics/need.ts';

/** The needs of a line, and their problems. A cell names needs, or says yes below a header that names a need. */
export function needsOfLine(
  cells: LineCells,
  of: 'person' | 'car',
): {
  readonly needs: readonly Need[];
  readonly problems: readonly LineProblem[];
  /** Cells that say more than is stored. */
  readonly unread: readonly MeantCell[];
} {
  const found = cells.of('needs').map((cell) => {
    const need = needOfHeader(wordsOf(cell.header));
    const answer = answerIn(cell.text);
    const nothing = { cell, needs: [], unknown: null, isMore: false };
    if (need !== undefined && answer === true) return { ...nothing, needs: [need] };
    return answer === false ? nothing : { cell, ...needsIn(cell.text, of) };
  });
  return {
    needs: [...new Set(found.flatMap(({ needs }) => needs))],
    problems: found.flatMap(({ unknown }) =>
      unknown === null
        ? []
        : { column: 'needs' as const, error: { code: 'need-unknown' as const, word: unknown } },
    ),
    unread: found.flatMap(({ cell, isMore }) => (isMore ? cell : [])),
  };
}
