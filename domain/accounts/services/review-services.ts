import type { ServicesOf } from '../../shared/service-list.ts';
import { createAccountDecisions } from './account-decisions.ts';
import { createAccountReviews } from './account-reviews.ts';
import { createReviewQueue } from './review-queue.ts';

/** The services that only the pages of administrators load. */
export const REVIEW_SERVICES = {
  reviewQueue: createReviewQueue,
  accountDecisions: createAccountDecisions,
  accountReviews: createAccountReviews,
};

export type ReviewServices = ServicesOf<typeof REVIEW_SERVICES>;
