import { describeReviewRepository } from '#adapters/contracts/accounts/review-repository.contract.ts';
import { makeFirebaseWorld } from '../testing/firebase-world.ts';

describeReviewRepository('Firebase', makeFirebaseWorld);
