import type { ProductRequest } from './product-request.ts';
import { BOOK_REQUESTS } from './requests/books/book-requests.ts';
import { FIRM_REQUESTS } from './requests/rides/firm-requests.ts';
import { OWN_ACCOUNT_REQUESTS } from './requests/accounts/own-account-requests.ts';
import { PROOF_REQUESTS } from './requests/accounts/proof-requests.ts';
import { REGISTRATION_REQUESTS } from './requests/accounts/registration-requests.ts';
import { REPAIR_REQUESTS } from './requests/accounts/repair-requests.ts';
import { REVIEW_REQUESTS } from './requests/accounts/review-requests.ts';
import { BOOKING_REQUESTS } from './requests/rides/booking-requests.ts';
import { RIDE_STEP_REQUESTS } from './requests/rides/ride-step-requests.ts';
import { SESSION_REQUESTS } from './requests/accounts/session-requests.ts';

/** The rows of the matrix: the requests that begin or restore a session, and those that store something. */
export const REQUESTS: readonly ProductRequest[] = [
  ...SESSION_REQUESTS,
  ...REGISTRATION_REQUESTS,
  ...REVIEW_REQUESTS,
  ...REPAIR_REQUESTS,
  ...OWN_ACCOUNT_REQUESTS,
  ...PROOF_REQUESTS,
  ...BOOKING_REQUESTS,
  ...RIDE_STEP_REQUESTS,
  ...FIRM_REQUESTS,
  ...BOOK_REQUESTS,
];
