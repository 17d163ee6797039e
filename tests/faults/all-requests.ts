import type { ProductRequest } from './product-request.ts';
import { FIRM_REQUESTS } from './requests/firm-requests.ts';
import { OWN_ACCOUNT_REQUESTS } from './requests/own-account-requests.ts';
import { PROOF_REQUESTS } from './requests/proof-requests.ts';
import { REGISTRATION_REQUESTS } from './requests/registration-requests.ts';
import { REPAIR_REQUESTS } from './requests/repair-requests.ts';
import { REVIEW_REQUESTS } from './requests/review-requests.ts';
import { RIDE_REQUESTS } from './requests/ride-requests.ts';
import { RIDE_STEP_REQUESTS } from './requests/ride-step-requests.ts';
import { SESSION_REQUESTS } from './requests/session-requests.ts';

/** Every request that stores something, and what it asks before and after: the rows of the matrix. */
export const REQUESTS: readonly ProductRequest[] = [
  ...SESSION_REQUESTS,
  ...REGISTRATION_REQUESTS,
  ...REVIEW_REQUESTS,
  ...REPAIR_REQUESTS,
  ...OWN_ACCOUNT_REQUESTS,
  ...PROOF_REQUESTS,
  ...RIDE_REQUESTS,
  ...RIDE_STEP_REQUESTS,
  ...FIRM_REQUESTS,
];
