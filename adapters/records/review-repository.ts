import { COUNT_LIMIT } from '#domain/accounts/model/limits.ts';
import { profilePath, tombstonePath } from '#domain/accounts/model/record-paths.ts';
import type { Review } from '#domain/accounts/model/review.ts';
import type { ReviewRepository } from '#domain/accounts/ports/review-repository.ts';
import { fail } from '#domain/shared/result.ts';
import { decisionWrites } from './account-writes.ts';
import { storedDate, type DocumentStore, type FoundDocument, type StoredFields } from './document-store.ts';
import { parsed } from './parsed.ts';
import { readPageById, readQueuePage } from './profile-pages.ts';
import { parseReview } from './review-document.ts';
import { tombstoneId } from './tombstone-id.ts';

function parseHistory(found: readonly FoundDocument[]): readonly Review[] | undefined {
  const reviews = found.flatMap((document) => parseReview(document) ?? []);
  return reviews.length === found.length ? reviews.toSorted((a, b) => b.number - a.number) : undefined;
}

/** When the address was released (design D28). */
function parseRelease({ releasedAt }: StoredFields): Date | undefined {
  return storedDate(releasedAt);
}

/** The review repository with the rights of the store's caller. */
export function createReviewRepository(store: DocumentStore): ReviewRepository {
  return {
    page: (query) => readQueuePage(store, query),
    pageById: (cursor) => readPageById(store, cursor),
    count: (status) =>
      store.count({ collection: 'users', where: [['status', '==', status]], limit: COUNT_LIMIT }),
    async decide(decision) {
      const review = decision.after.lastReview;
      if (review === null) return fail({ code: 'unexpected', message: 'a decision without its review' });
      return store.commit(decisionWrites(decision, review));
    },
    async releasedAfterRejection(email) {
      const tombstone = await store.read(tombstonePath(await tombstoneId(email)));
      return parsed(tombstone, (found) => found && parseRelease(found));
    },
    async history(uid) {
      const collection = `${profilePath(uid)}/reviews`;
      const newestFirst = { collection, orderBy: 'at', direction: 'desc', limit: COUNT_LIMIT } as const;
      return parsed(await store.query(newestFirst), parseHistory);
    },
  };
}
