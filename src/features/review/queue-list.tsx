import type { User } from '#domain/account/user.ts';
import type { Intent } from '#domain/services/account-decisions.ts';
import type { CursorPages } from '../../app/use-cursor-pages.ts';
import { reviewCopy } from '../../copy/review.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { useErrorText } from '../../copy/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { DecisionKind } from '../decisions/decision-kind.ts';
import { QueueEmpty } from './queue-empty.tsx';
import type { QueuePlace } from '../../app/queue-place.ts';
import { QueueTable } from './queue-table.tsx';
import type { Queue } from './use-queue.ts';

interface QueueListProps {
  queue: Queue;
  place: QueuePlace;
  pages: CursorPages;
  /** Another page was requested: focus moves to its beginning. */
  onTurn: () => void;
  onDecide: (user: User, kind: DecisionKind) => void;
  onRetry: (user: User, intent: Intent) => void;
  onClearSearch: () => void;
}

/** One page of the queue: loading, failed, empty or with rows. */
export function QueueList(props: QueueListProps) {
  const { queue, place, pages, onTurn, onDecide, onRetry, onClearSearch } = props;
  const copy = useCopy(reviewCopy);
  const textOf = useErrorText();
  const { list, counts, selection, activities } = queue;
  const { page, loading, error } = list;
  if (error !== null) {
    const retry = () => {
      list.reload();
      counts.reload();
    };
    return (
      <ErrorBox text={`${copy.failed} ${textOf(error)}`}>
        <Button tone="secondary" size="small" onClick={retry}>
          {copy.retry}
        </Button>
      </ErrorBox>
    );
  }
  if (page === null || list.empty) {
    return <Skeleton rows lines={6} label={copy.loading} />;
  }
  const { next } = page;
  const turnTo = (turn: () => void) => () => {
    turn();
    onTurn();
  };
  const onlyPage = pages.cursor === null && next === null;
  return (
    <div aria-busy={loading} className={`grid grid-cols-1 gap-4 ${loading ? 'opacity-60' : ''}`}>
      {page.rows.length === 0 ? (
        <QueueEmpty
          status={place.filter}
          search={place.search}
          onFirst={pages.cursor === null ? null : pages.onFirst}
          onClearSearch={onClearSearch}
        />
      ) : (
        <QueueTable
          place={place}
          rows={page.rows}
          activities={activities}
          selected={selection.selected}
          onSelect={(uid, wanted) => selection.change([uid], wanted)}
          onDecide={onDecide}
          onRetry={onRetry}
        />
      )}
      {!onlyPage && (
        <Pagination
          position={copy.page(pages.page)}
          previousLabel={pages.previousIsFirst ? copy.firstPage : undefined}
          onPrevious={pages.onPrevious && turnTo(pages.onPrevious)}
          onNext={next === null ? null : turnTo(() => pages.onNext(next))}
        />
      )}
    </div>
  );
}
