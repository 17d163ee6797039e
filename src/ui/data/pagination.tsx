import { useUiCopy } from '../../copy/ui.ts';
import { Button } from '../actions/button.tsx';

interface PaginationProps {
  /** What is shown: "Page 2", "26–50". */
  position: string;
  onPrevious: (() => void) | null;
  /** For a link that does not lead to the previous page: "First page". */
  previousLabel?: string | undefined;
  onNext: (() => void) | null;
}

/** Previous and next, for lists whose number of pages is unknown. */
export function Pagination({ position, onPrevious, previousLabel, onNext }: PaginationProps) {
  const copy = useUiCopy();
  return (
    <nav aria-label={copy.pagination} className="flex flex-wrap items-center justify-between gap-3">
      <Button tone="secondary" size="small" disabled={onPrevious === null} onClick={onPrevious ?? undefined}>
        {previousLabel ?? copy.previousPage}
      </Button>
      <span className="text-sm text-ink-soft tabular-nums">{position}</span>
      <Button tone="secondary" size="small" disabled={onNext === null} onClick={onNext ?? undefined}>
        {copy.nextPage}
      </Button>
    </nav>
  );
}
