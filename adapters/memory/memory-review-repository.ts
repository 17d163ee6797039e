import { profilePath, reviewPath, tombstonePath } from '#domain/accounts/model/record-paths.ts';
import type { Review } from '#domain/accounts/model/review.ts';
import {
  COUNT_LIMIT,
  PAGE_SIZE,
  type ProfilePage,
  type ReviewRepository,
} from '#domain/accounts/ports/review-repository.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import type { MemoryDocuments } from './documents/memory-documents.ts';
import { readProfile } from './documents/read-profile.ts';
import { readReview } from './documents/read-review.ts';
import type { MemoryNetwork } from './memory-network.ts';
import type { CallerOf } from './memory-user-repository.ts';
import { readCursor, writeCursor } from './page-cursor.ts';
import { listQueue, type UidPage } from './queue-listing.ts';
import { DENIED, type RecordServer } from './record-server.ts';
import { isReviewer } from './rules/reading-rules.ts';

function pageOf(documents: MemoryDocuments, { uids, next }: UidPage): ProfilePage {
  const rows = uids.map((uid) => ({ uid, profile: readProfile(documents.read(profilePath(uid)) ?? {}) }));
  return { rows, next };
}

function listById(documents: MemoryDocuments, cursor: string | null): UidPage {
  const order = 'id';
  const after = readCursor(cursor, [order])?.after ?? null;
  const uids = documents.profiles.list(order, '', after, PAGE_SIZE + 1);
  const page = uids.slice(0, PAGE_SIZE);
  const next = uids.length > PAGE_SIZE ? writeCursor({ order, after: page.at(-1) ?? null }) : null;
  return { uids: page, next };
}

function historyOf(documents: MemoryDocuments, uid: string): Review[] {
  const { reviewCount = 0 } = readProfile(documents.read(profilePath(uid)) ?? {});
  const numbers = Array.from(
    { length: Math.min(reviewCount, COUNT_LIMIT) },
    (_, index) => reviewCount - index,
  );
  return numbers.flatMap((number) => {
    const stored = documents.read(reviewPath(uid, number));
    const review = stored === null ? null : readReview(number, stored);
    return review === null ? [] : [review];
  });
}

/** The in-memory review repository, for one caller. It enforces the rules as Firestore would. */
export function createMemoryReviewRepository(
  server: RecordServer,
  network: MemoryNetwork,
  callerOf: CallerOf,
): ReviewRepository {
  const { documents } = server;
  const emailOf = (uid: string) => readProfile(documents.read(profilePath(uid)) ?? {}).email;
  const asReviewer = async <T>(name: string, read: () => T): Promise<Result<T>> => {
    const caller = await callerOf();
    return network.send('reading', name, () => (isReviewer(documents, caller) ? succeed(read()) : DENIED));
  };
  return {
    page: (query) =>
      asReviewer('reviews.page', () => pageOf(documents, listQueue(documents.profiles, query, emailOf))),
    count: (status) =>
      asReviewer('reviews.count', () => Math.min(documents.profiles.count(status), COUNT_LIMIT)),
    pageById: (cursor) =>
      asReviewer('reviews.pageById', () => pageOf(documents, listById(documents, cursor))),
    history: (uid) => asReviewer('reviews.history', () => historyOf(documents, uid)),
    releasedAfterRejection: (email) =>
      asReviewer('reviews.releasedAfterRejection', () => {
        const { releasedAt } = documents.read(tombstonePath(email)) ?? {};
        return releasedAt instanceof Date ? releasedAt : null;
      }),
    async decide(decision) {
      const caller = await callerOf();
      return network.send('documents', 'reviews.decide', () => server.decide(caller, decision));
    },
  };
}
