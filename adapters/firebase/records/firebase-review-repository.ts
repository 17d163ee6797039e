import {
  collection,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
} from 'firebase/firestore/lite';
import { COUNT_LIMIT } from '#domain/accounts/model/limits.ts';
import type { ReviewRepository } from '#domain/accounts/ports/review-repository.ts';
import { fail } from '#domain/shared/result.ts';
import { askDatabase } from './ask-database.ts';
import { decisionBatch } from './decision-batch.ts';
import { readPageById, readQueuePage } from './profile-pages.ts';
import { parseReview } from './review-document.ts';
import { parseRelease, tombstoneId } from './tombstone-document.ts';

/** The review repository on Firestore, with the rights of the user signed in on the same app. */
export function createFirebaseReviewRepository(firestore: Firestore): ReviewRepository {
  const users = collection(firestore, 'users');
  return {
    page: (queue) => askDatabase(() => readQueuePage(users, queue)),
    pageById: (cursor) => askDatabase(() => readPageById(users, cursor)),
    count: (status) =>
      askDatabase(async () => {
        const ofStatus = query(users, where('status', '==', status), limit(COUNT_LIMIT));
        return (await getCount(ofStatus)).data().count;
      }),
    async decide(decision) {
      const review = decision.after.lastReview;
      if (review === null) return fail({ code: 'unexpected', message: 'a decision without its review' });
      return askDatabase(() => decisionBatch(firestore, decision, review).commit());
    },
    releasedAfterRejection: (email) =>
      askDatabase(async () => {
        const data = (await getDoc(doc(firestore, 'tombstones', await tombstoneId(email)))).data();
        return data === undefined ? null : parseRelease(data);
      }),
    history: (uid) =>
      askDatabase(async () => {
        const reviews = collection(firestore, 'users', uid, 'reviews');
        const { docs } = await getDocs(query(reviews, orderBy('at', 'desc'), limit(COUNT_LIMIT)));
        return docs.map(parseReview).toSorted((a, b) => b.number - a.number);
      }),
  };
}
