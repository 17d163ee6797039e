import { useReviewCopy } from '../review-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import type { QueuePlace } from './queue-place.ts';

interface QueueEmptyProps {
  place: QueuePlace;
  /** The page had accounts, and all of them have been decided. */
  decided: boolean;
  /** `null` on the first page. */
  onFirst: (() => void) | null;
  /** Clears the role or, without one, the search. */
  onClear: () => void;
}

/** Explains an empty list: nothing to do, nothing found, or every account on this page decided. */
export function QueueEmpty({ place, decided, onFirst, onClear }: QueueEmptyProps) {
  const copy = useReviewCopy();
  const { filter, role, address, search } = place;
  if (onFirst !== null) {
    return (
      <EmptyState icon="check" title={copy.pageDone.title} text={copy.pageDone.text}>
        <Button tone="secondary" data-way-on="" onClick={onFirst}>
          {copy.pageDone.first}
        </Button>
      </EmptyState>
    );
  }
  if (search !== '' || role !== null || address !== undefined) {
    const ofList = role === null && address !== undefined ? copy.notFound[address] : copy.notFound.ofRole;
    const text = search === '' ? ofList : copy.notFound.text(search, role !== null);
    const said = decided ? copy.pageDone : { title: copy.notFound.title, text };
    return (
      <EmptyState icon={decided ? 'check' : 'search'} {...said}>
        <Button tone="secondary" data-way-on="" onClick={onClear}>
          {role !== null ? copy.everyRole : search === '' ? copy.everyAddress : copy.notFound.clear}
        </Button>
      </EmptyState>
    );
  }
  const icon = filter === 'pending' ? 'check' : 'user';
  return <EmptyState icon={icon} {...copy.empty[filter]} />;
}
