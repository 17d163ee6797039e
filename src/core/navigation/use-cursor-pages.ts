import { useLocation, useNavigate } from '@tanstack/react-router';
import { pageSearch, type PageSearch } from './page-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * The cursors of the pages between the first page and this one. They are not in the address, which would grow with
     * every page.
     */
    trail?: readonly string[];
  }
}

/** The position in a paginated list, stored in the address. */
export interface CursorPages {
  /** The cursor of this page; `null` for the first. */
  readonly cursor: string | null;
  /** Counts from one. */
  readonly page: number;
  readonly onNext: (next: string) => void;
  readonly onPrevious: (() => void) | null;
  /** Whether the page before is unknown, as after a link to a later page. `onPrevious` then leads to the first page. */
  readonly previousIsFirst: boolean;
  readonly onFirst: () => void;
}

/** The pages of the list whose route has these search parameters. The list's filters stay when the page changes. */
export function useCursorPages(search: PageSearch): CursorPages {
  const { cursor = null, page: number = '1' } = search;
  const navigate = useNavigate();
  const trail = useLocation({ select: ({ state }) => state.trail ?? [] });
  const page = Number(number);
  const goTo = (place: PageSearch, itsTrail: readonly string[]) =>
    void navigate({
      to: '.',
      search: (known) => ({ ...known, ...place }),
      state: { trail: itsTrail },
      resetScroll: false,
    });
  const open = (place: string, itsNumber: number, itsTrail: readonly string[]) =>
    goTo({ page: String(itsNumber), cursor: place }, itsTrail);
  const onFirst = () => goTo(pageSearch({}), []);
  const before = trail.at(-1);
  const knowsTrail = trail.length === page - 2;
  const onPrevious =
    before === undefined || !knowsTrail ? onFirst : () => open(before, page - 1, trail.slice(0, -1));
  return {
    cursor,
    page,
    onNext: (next) => open(next, page + 1, cursor === null ? [] : [...trail, cursor]),
    onPrevious: cursor === null ? null : onPrevious,
    previousIsFirst: page > 2 && !knowsTrail,
    onFirst,
  };
}
