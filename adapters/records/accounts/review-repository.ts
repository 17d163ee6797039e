import { COUNT_LIMIT } from '#domain/accounts/model/account-limits.ts';
import type { Note } from '#domain/accounts/model/note.ts';
import { profilePath, tombstonePath } from '#domain/accounts/model/account-paths.ts';
import type { Review } from '#domain/accounts/model/review.ts';
import { readStoredProfile } from '#domain/accounts/model/stored-profile.ts';
import type { ReviewRepository } from '#domain/accounts/ports/review-repository.ts';
import { time } from '#domain/shared/kinds.ts';
import { readActivityPage } from './activity-page.ts';
import type { DocumentStore, FoundDocument } from '../document-store.ts';
import { parsed } from '../parsed.ts';
import { readOrdered, readQueuePage, toQueuePage } from './profile-pages.ts';
import { parseReview } from './review-document.ts';
import { tombstoneId } from './tombstone-id.ts';

function parseHistory(found: readonly FoundDocument[]): readonly Review[] | undefined {
  const reviews = found.flatMap((document) => parseReview(document) ?? []);
  return reviews.length === found.length ? reviews.toSorted((a, b) => b.number - a.number) : undefined;
}

function parseNote({ id, fields }: FoundDocument): Note | undefined {
  const { by, text } = fields;
  const at = time(fields['at']);
  if (typeof by !== 'string' || typeof text !== 'string' || at === undefined) return undefined;
  return { id, by, text, at };
}

export function createReviewRepository(store: DocumentStore): ReviewRepository {
  return {
    page: async (query) => parsed(await readQueuePage(store, query), toQueuePage),
    pageById: async (cursor) =>
      parsed(await readOrdered(store, 'id', cursor, []), ({ rows, next }) => ({
        rows: rows.map(({ id, fields }) => ({ uid: id, profile: readStoredProfile(fields) })),
        next,
      })),
    count: (status) =>
      store.count({ collection: 'users', where: [['status', '==', status]], limit: COUNT_LIMIT }),
    async releasedAfterRejection(email) {
      const tombstone = await store.read(tombstonePath(await tombstoneId(email)));
      return parsed(tombstone, (found) => found && time(found['releasedAt']));
    },
    async history(uid) {
      const collection = `${profilePath(uid)}/reviews`;
      const newestFirst = { collection, orderBy: 'at', direction: 'desc', limit: COUNT_LIMIT } as const;
      return parsed(await store.query(newestFirst), parseHistory);
    },
    activity: (query) => readActivityPage(store, query),
    async notes(uid) {
      const collection = `${profilePath(uid)}/notes`;
      const newestFirst = { collection, orderBy: 'at', direction: 'desc', limit: COUNT_LIMIT } as const;
      return parsed(await store.query(newestFirst), (found) =>
        found.flatMap((note) => parseNote(note) ?? []),
      );
    },
  };
}
