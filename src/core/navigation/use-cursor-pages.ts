import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { stringifySearch } from './search-params.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The cursors of the pages between the first and this one. Not in the address: it would grow with every page. */
    trail?: readonly string[];
  }
}

/** The position in a paginated list, kept in the address. */
export interface CursorPages {
  /** The cursor of this page; `null` for the first. */
  readonly cursor: string | null;
  /** Counts from one. */
  readonly page: number;
  readonly onNext: (next: string) => void;
  readonly onPrevious: (() => void) | null;
  /** After following a link there is no trail, so the previous page is unknown. */
  readonly previousIsFirst: boolean;
  readonly onFirst: () => void;
}

const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

function placeIn(search: Record<string, unknown>): { cursor: string | null; page: number } {
  const { cursor, page } = search;
  if (typeof cursor !== 'string' || cursor === '') return { cursor: null, page: 1 };
  const known = typeof page === 'string' && PAGE_NUMBER.test(page);
  return { cursor, page: known ? Math.max(2, Number(page)) : 2 };
}

/** Pages of the list at `path`; `others` are the search parameters that every page of it keeps. */
export function useCursorPages(path: string, others: Readonly<Record<string, string>> = {}): CursorPages {
  const navigate = useNavigate();
  const { cursor, page } = placeIn(useSearch({ strict: false }));
  const trail = useLocation({ select: ({ state }) => state.trail ?? [] });
  const go = (target: { cursor: string; page: number } | null, newTrail: readonly string[]) => {
    const place = target === null ? {} : { page: String(target.page), cursor: target.cursor };
    const href = `${path}${stringifySearch({ ...others, ...place })}`;
    void navigate({ href, state: { trail: newTrail }, resetScroll: false });
  };
  const onFirst = () => go(null, []);
  const before = trail.at(-1);
  const knowsTrail = trail.length === page - 2;
  const onPrevious =
    before === undefined || !knowsTrail
      ? onFirst
      : () => go({ cursor: before, page: page - 1 }, trail.slice(0, -1));
  return {
    cursor,
    page,
    onNext: (next) => go({ cursor: next, page: page + 1 }, cursor === null ? [] : [...trail, cursor]),
    onPrevious: cursor === null ? null : onPrevious,
    previousIsFirst: page > 2 && !knowsTrail,
    onFirst,
  };
}
