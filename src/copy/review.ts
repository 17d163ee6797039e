import { defineCopy } from './language/define-copy.ts';
import { review } from './en/review.ts';

export const reviewCopy = defineCopy(review, {
  de: () => import('./de/review.ts').then((module) => module.review),
});
