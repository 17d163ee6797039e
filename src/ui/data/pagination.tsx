import { focusSectionHeading } from '#core/navigation/focus-heading.ts';
import type { CursorPages } from '#core/navigation/use-cursor-pages.ts';
import { usePaginationCopy } from '#words/pagination-copy.ts';
import { Button } from '../actions/button.tsx';

interface PaginationProps {
  pages: CursorPages;
  /** The cursor of the next page; `null` on the last. */
  next: string | null;
  onTurn?: () => void;
}

/**
 * Previous and next, for lists whose number of pages is unknown. Renders nothing if there is only one page. A press
 * moves focus to the heading of the section, because the pressed button may disappear.
 */
export function Pagination({ pages, next, onTurn }: PaginationProps) {
  const copy = usePaginationCopy();
  const { cursor, page, onPrevious, previousIsFirst, onNext } = pages;
  if (cursor === null && next === null) return null;
  const turn = (button: HTMLElement, open: () => void) => {
    open();
    onTurn?.();
    focusSectionHeading(button);
  };
  return (
    <nav aria-label={copy.label} className="flex flex-wrap items-center justify-between gap-3">
      <Button
        tone="quiet"
        size="small"
        disabled={onPrevious === null}
        onClick={({ currentTarget }) => onPrevious !== null && turn(currentTarget, onPrevious)}
      >
        {previousIsFirst ? copy.first : copy.previous}
      </Button>
      <span className="text-sm text-ink-soft tabular-nums">{copy.page(page)}</span>
      <Button
        tone="quiet"
        size="small"
        disabled={next === null}
        onClick={({ currentTarget }) => next !== null && turn(currentTarget, () => onNext(next))}
      >
        {copy.next}
      </Button>
    </nav>
  );
}
