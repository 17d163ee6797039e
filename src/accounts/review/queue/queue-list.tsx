import type { StatusStep } from '#domain/accounts/model/account-steps.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { CursorPages } from '#core/navigation/use-cursor-pages.ts';
import { Button } from '#ui/actions/button.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useReviewCopy } from '../review-copy.ts';
import type { QueuePlace } from './queue-place.ts';
import { QueueTable } from './queue-table.tsx';
import type { Queue } from './use-queue.ts';

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
function QueueEmpty({ place, decided, onFirst, onClear }: QueueEmptyProps) {
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

interface QueueListProps {
  queue: Queue;
  place: QueuePlace;
  /** The position of the rows that are shown. */
  pages: CursorPages;
  onDecide: (user: User, kind: StatusStep) => void;
  /** Clears the role or, without one, the search. */
  onClear: () => void;
}

/** One page of the queue: loading, empty or with rows; nothing if it failed. */
export function QueueList(props: QueueListProps) {
  const { queue, place, pages, onDecide, onClear } = props;
  const copy = useReviewCopy();
  const { list, dispatch } = queue;
  const { page, loading, error } = list;
  if (list.empty) return <Skeleton rows lines={6} label={copy.loading} />;
  if (page === null) return null;
  const turn = () => {
    // The address may name the page that failed already.
    if (error !== null) dispatch({ type: 'retried' });
  };
  return (
    <div aria-busy={loading} className={`grid grid-cols-1 gap-4 ${loading ? 'opacity-60' : ''}`}>
      {page.rows.length === 0 ? (
        <QueueEmpty
          place={place}
          decided={page.thinned}
          onFirst={pages.cursor === null ? null : pages.onFirst}
          onClear={onClear}
        />
      ) : (
        <QueueTable queue={queue} place={place} rows={page.rows} onDecide={onDecide} />
      )}
      <Pagination pages={pages} next={page.next} onTurn={turn} />
    </div>
  );
}
