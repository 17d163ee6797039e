import type { CursorPages } from '#core/navigation/use-cursor-pages.ts';
import { Button } from '#ui/actions/button.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useReviewCopy } from '../review-copy.ts';
import { searching, type QueuePlace } from './queue-place.ts';
import { QueueRows, type QueueRowsProps } from './queue-rows.tsx';

interface QueueEmptyProps {
  place: QueuePlace;
  /** Whether the page had accounts, and all of them have been decided on. */
  decided: boolean;
  /** Goes to the first page; `null` if this is the first page. */
  onFirst: (() => void) | null;
  onPlace: (place: QueuePlace) => void;
}

/** Explains an empty list: nothing to do, nothing found, or all accounts on this page decided on. */
function QueueEmpty({ place, decided, onFirst, onPlace }: QueueEmptyProps) {
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
    // Clears the filter by role if there is one; otherwise the search and the filter by address.
    const wider = role === null ? searching({ ...place, address: undefined }, '') : { ...place, role: null };
    return (
      <EmptyState icon={decided ? 'check' : 'search'} {...said}>
        <Button tone="secondary" data-way-on="" onClick={() => onPlace(wider)}>
          {role !== null ? copy.everyRole : search === '' ? copy.everyAddress : copy.notFound.clear}
        </Button>
      </EmptyState>
    );
  }
  const icon = filter === 'pending' ? 'check' : 'user';
  return <EmptyState icon={icon} {...copy.empty[filter]} />;
}

interface QueueListProps extends QueueRowsProps {
  /** The position of the shown rows in the list. */
  pages: CursorPages;
  onPlace: (place: QueuePlace) => void;
}

/** One page of the queue: a skeleton, the rows, or why there are none. Shows nothing if no page could be loaded. */
export function QueueList({ pages, onPlace, ...shown }: QueueListProps) {
  const copy = useReviewCopy();
  const { queue, place } = shown;
  const { list, dispatch } = queue;
  const { page, loading, error } = list;
  if (list.empty) return <Skeleton rows lines={6} label={copy.loading} />;
  if (page === null) return null;
  const turn = () => {
    // If the URL already names the failed page, going there changes nothing. So the page is requested again here.
    if (error !== null) dispatch({ type: 'retried' });
  };
  return (
    <div aria-busy={loading} className={`grid grid-cols-1 gap-2 ${loading ? 'opacity-60' : ''}`}>
      {page.rows.length > 0 ? (
        <QueueRows rows={page.rows} {...shown} />
      ) : page.more ? null : (
        <QueueEmpty
          place={place}
          decided={page.anyDecided}
          onFirst={pages.cursor === null ? null : pages.onFirst}
          onPlace={onPlace}
        />
      )}
      {page.more && <p className="text-sm text-ink-soft">{copy.moreNumbers}</p>}
      <Pagination pages={pages} next={page.next} onTurn={turn} />
    </div>
  );
}
