import { useReviewCopy } from '../../../copy/review.ts';
import { statusIn, type QueuePlace } from './queue-place.ts';

/** What a part of the queue is called. */
export function useQueueHeading(): (place: QueuePlace) => string {
  const { headings, found } = useReviewCopy();
  return (place) => {
    const status = statusIn(place);
    return status === null ? found : headings[status];
  };
}
