import { createContext } from 'react';
import type { Attention } from '#domain/rides/model/dispatch/attention.ts';
import type { BoardRow } from './board-row.ts';

/** The shown rides: all, those with any mark, or those with one kind of mark. */
export type Wanted = 'everything' | 'anything' | Attention;

export function isWanted(wanted: Wanted, { marks }: Pick<BoardRow, 'marks'>): boolean {
  if (wanted === 'everything') return true;
  return wanted === 'anything' ? marks.length > 0 : marks.some(({ of }) => of === wanted);
}

interface BoardFilter {
  readonly wanted: Wanted;
  readonly want: (wanted: Wanted) => void;
}

/** The filter of the board, for the marks in its rows. A press on a mark filters by that mark. */
export const BoardFilter = createContext<BoardFilter>({ wanted: 'everything', want() {} });
