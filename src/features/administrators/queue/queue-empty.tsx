import type { AccountStatus } from '#domain/accounts/model/user.ts';
import { useReviewCopy } from '../../../copy/review.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

interface QueueEmptyProps {
  status: AccountStatus;
  search: string;
  /** The page had accounts, and all of them have been decided. */
  decided: boolean;
  /** `null` on the first page. */
  onFirst: (() => void) | null;
  onClearSearch: () => void;
}

/** Explains an empty list: nothing to do, nothing found, or every account on this page decided. */
export function QueueEmpty({ status, search, decided, onFirst, onClearSearch }: QueueEmptyProps) {
  const copy = useReviewCopy();
  if (onFirst !== null) {
    return (
      <EmptyState icon="check" title={copy.pageDone.title} text={copy.pageDone.text}>
        <Button tone="secondary" data-way-on="" onClick={onFirst}>
          {copy.pageDone.first}
        </Button>
      </EmptyState>
    );
  }
  if (search !== '') {
    const { title, text } = decided
      ? copy.pageDone
      : { title: copy.notFound.title, text: copy.notFound.text(search) };
    return (
      <EmptyState icon={decided ? 'check' : 'search'} title={title} text={text}>
        <Button tone="secondary" data-way-on="" onClick={onClearSearch}>
          {copy.notFound.clear}
        </Button>
      </EmptyState>
    );
  }
  const { title, text } = copy.empty[status];
  return <EmptyState icon={status === 'pending' ? 'check' : 'user'} title={title} text={text} />;
}
