import type { ServicesOf } from '../../shared/service-list.ts';
import { createAccountDecisions } from './account-decisions.ts';
import { createAccountReviews } from './account-reviews.ts';
import { createReviewQueue } from './review-queue.ts';

/** The services that only administrators' pages load. */
export const REVIEW_SERVICES = {
  reviewQueue: createReviewQueue,
  accountDecisions: createAccountDecisions,
  accountReviews: createAccountReviews,
};

/** The further services of accounts for administrators' pages. */
export type ReviewServices = ServicesOf<typeof REVIEW_SERVICES>;
