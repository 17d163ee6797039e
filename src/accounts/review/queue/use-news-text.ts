import { displayName } from '#core/text/display-name.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { useReviewCopy } from '../review-copy.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { useOutcomeText } from '../decisions/use-outcome-text.ts';
import type { ListedPage, QueueNews } from './queue-state.ts';

export function useNewsText(): (news: QueueNews | null) => string {
  const review = useReviewCopy();
  const copy = useDecisionCopy();
  const textOf = useErrorText();
  const outcomeText = useOutcomeText();
  const pageText = ({ rows, next, query, pages }: ListedPage) => {
    if (rows.length > 0) {
      const onlyPage = query.cursor === null && next === null;
      return review.listed(rows.length, onlyPage ? null : pages.page);
    }
    if (query.cursor !== null) return review.pageDone.title;
    const listsAll = query.search === '' && query.role === null;
    return listsAll ? review.empty[query.status].title : review.notFound.title;
  };
  return (news) => {
    if (news === null) return '';
    switch (news.of) {
      case 'page':
        return pageText(news.page);
      case 'decisions-begun': {
        const [first, ...others] = news.users;
        const one = first !== undefined && others.length === 0;
        return copy.underWay[news.kind](one ? displayName(first) : copy.accounts(news.users.length));
      }
      case 'decisions':
        return `${outcomeText.decided(news.decisions)} ${copy.undoFor}`;
      case 'failed-decision':
        return `${displayName(news.user)}: ${textOf(news.error)}`;
      case 'newcomers':
        return `${review.live.newcomers[news.status](news.count)}.`;
      case 'undo':
        return outcomeText.undone(news.undone, news.failure);
    }
  };
}
