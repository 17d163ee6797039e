import type { StructuredQuery } from 'builtin-firestore/query/structured-query.ts';
import { profilePath, tombstonePath } from '#domain/accounts/model/record-paths.ts';
import type { Review } from '#domain/accounts/model/review.ts';
import { COUNT_LIMIT } from '#domain/accounts/model/limits.ts';
import type { ReviewRepository } from '#domain/accounts/ports/review-repository.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import { decisionWrites } from './decision-writes.ts';
import type { CallerOf, DocumentServer, FoundDocument } from './documents/document-server.ts';
import { readReview } from './documents/read-review.ts';
import type { MemoryNetwork } from './memory-network.ts';
import { having, profilesWith } from './profile-query.ts';
import { readPageById, readQueuePage, type Ask } from './queue-pages.ts';

const MALFORMED: Result<never> = fail({ code: 'unexpected', message: 'malformed document' });

function reviewsOf(uid: string): StructuredQuery {
  return {
    scope: { parent: profilePath(uid), collectionId: 'reviews', allDescendants: false },
    orderBy: [{ field: ['at'], direction: 'DESCENDING' }],
    limit: COUNT_LIMIT,
  };
}

function toHistory(found: readonly FoundDocument[]): Result<readonly Review[]> {
  const reviews = found.flatMap(({ id, document }) => readReview(Number(id), document) ?? []);
  return reviews.length === found.length
    ? succeed(reviews.toSorted((a, b) => b.number - a.number))
    : MALFORMED;
}

/** The in-memory review repository, with the rights of one caller. */
export function createMemoryReviewRepository(
  server: DocumentServer,
  network: MemoryNetwork,
  callerOf: CallerOf,
): ReviewRepository {
  const reading = async <T>(name: string, read: (ask: Ask) => Result<T>): Promise<Result<T>> => {
    const caller = await callerOf();
    return network.send('reading', name, () => read((query) => server.list(caller, query)));
  };
  return {
    page: (query) => reading('reviews.page', (ask) => readQueuePage(ask, query)),
    pageById: (cursor) => reading('reviews.pageById', (ask) => readPageById(ask, cursor)),
    count: (status) =>
      reading('reviews.count', (ask) => {
        const counted = ask(profilesWith([having('status', 'EQUAL', status)], COUNT_LIMIT));
        return counted.ok ? succeed(counted.value.length) : counted;
      }),
    history: (uid) =>
      reading('reviews.history', (ask) => {
        const found = ask(reviewsOf(uid));
        return found.ok ? toHistory(found.value) : found;
      }),
    async releasedAfterRejection(email) {
      const caller = await callerOf();
      return network.send('reading', 'reviews.releasedAfterRejection', () => {
        const found = server.get(caller, tombstonePath(email));
        if (!found.ok || found.value === null) return found.ok ? succeed(null) : found;
        const { releasedAt } = found.value;
        return releasedAt instanceof Date ? succeed(releasedAt) : MALFORMED;
      });
    },
    async decide(decision) {
      const caller = await callerOf();
      const review = decision.after.lastReview;
      if (review === null) return fail({ code: 'unexpected', message: 'a decision without its review' });
      return network.send('documents', 'reviews.decide', () =>
        server.commit(caller, decisionWrites(decision, review)),
      );
    },
  };
}
