import { useEffect, useEffectEvent, useRef } from 'react';
import type { CursorPages } from '../../../core/navigation/use-cursor-pages.ts';
import { reviewCopy } from '../../../copy/review.ts';
import { useCopy } from '../../../copy/language/use-copy.ts';
import type { Queue } from './use-queue.ts';
import type { QueueQuery } from './use-queue-page.ts';

/**
 * Announces what a search, a filter or another page has brought, once. Not the first accounts of a visit, which the focused
 * heading introduces, and no failure, which is an alert.
 */
export function useResultAnnouncement(
  { list, announce }: Queue,
  asked: QueueQuery,
  shown: CursorPages,
): void {
  const copy = useCopy(reviewCopy);
  const { page } = list;
  const askedKey = JSON.stringify(asked);
  const lastAsked = useRef(askedKey);
  const isFirst = useRef(true);
  const shownKey = page === null ? null : JSON.stringify(page.query);

  const announceResult = useEffectEvent(() => {
    if (page === null) return;
    const { rows, next, query } = page;
    if (rows.length > 0) {
      const onlyPage = query.cursor === null && next === null;
      announce(copy.listed(rows.length, onlyPage ? null : shown.page));
    } else if (query.cursor !== null) announce(copy.pageDone.title);
    else announce(query.search === '' ? copy.empty[query.status].title : copy.notFound.title);
  });
  // An equal text would be no change, and so not be announced.
  const clear = useEffectEvent(() => announce(''));
  useEffect(() => {
    if (lastAsked.current !== askedKey) clear();
    lastAsked.current = askedKey;
  }, [askedKey]);
  useEffect(() => {
    if (shownKey === null) return;
    if (!isFirst.current) announceResult();
    isFirst.current = false;
  }, [shownKey]);
}
