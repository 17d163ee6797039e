import { describeReviewRepository } from '#domain/ports/review-repository.contract.ts';
import { makeFirebaseWorld } from './testing/firebase-world.ts';

describeReviewRepository('Firebase', makeFirebaseWorld);
