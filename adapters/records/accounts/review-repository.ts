import { COUNT_LIMIT, PAGE_SIZE } from '#domain/accounts/model/account-limits.ts';
import { profilePath, tombstonePath } from '#domain/accounts/model/account-paths.ts';
import { addressVariants } from '#domain/accounts/model/likeness.ts';
import { nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { readFailedMail } from '#domain/accounts/model/failed-mail.ts';
import { readNote } from '#domain/accounts/model/note.ts';
import { readAccount } from '#domain/accounts/model/read-account.ts';
import { readReview, type Review } from '#domain/accounts/model/review.ts';
import { readStoredProfile } from '#domain/accounts/model/stored-profile.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type {
  ActivityEntries,
  ActivityEntry,
  ActivityQuery,
  ReviewRepository,
} from '#domain/accounts/ports/review-repository.ts';
import { time } from '#domain/shared/decoders.ts';
import { allOf, succeed } from '#domain/shared/result.ts';
import { decoded } from '../decoded.ts';
import type { DocumentQuery, DocumentStore, FoundDocument, QueryCondition } from '../document-store.ts';
import { cursorAfter, readCursor, writeCursor } from '../page-cursor.ts';
import { APPROVED_NUMBERS_QUERY, subjectOf } from './approved-applications.ts';
import { ifGiven } from '../query-conditions.ts';
import { readOf, readOrdered, readQueuePage, toQueuePage } from './profile-pages.ts';
import { tombstoneId } from './tombstone-id.ts';

const NEWEST_FIRST = { orderBy: 'at', direction: 'desc' } as const;

function toHistory(found: readonly FoundDocument[]): readonly Review[] | undefined {
  const reviews = found.flatMap(({ id, fields }) => readReview(id, fields) ?? []);
  return reviews.length === found.length ? reviews.toSorted((a, b) => b.number - a.number) : undefined;
}

function entryOf({ id, path, fields }: FoundDocument): readonly ActivityEntry[] {
  const review = readReview(id, fields);
  const [, uid] = path?.split('/') ?? [];
  return review === null || uid === undefined ? [] : [{ uid, review }];
}

function activityQuery({ by, since, cursor }: ActivityQuery): DocumentQuery {
  const where = [...ifGiven('actor', '==', by), ...ifGiven('at', '>=', since)];
  const after = readCursor(cursor, ['at'])?.after ?? null;
  return { collection: 'reviews', group: true, ...NEWEST_FIRST, where, after, limit: PAGE_SIZE + 1 };
}

const FAILED_MAILS: DocumentQuery = {
  collection: 'mail',
  where: [['state', '==', 'failed']],
  orderBy: 'triedAt',
  direction: 'desc',
  limit: PAGE_SIZE + 1,
};

/** An unreadable entry is only counted, because a failure would hide all other entries. */
function toActivity(found: readonly FoundDocument[]): ActivityEntries {
  const page = found.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const more = found.length > PAGE_SIZE && last?.path !== undefined;
  const next = more ? cursorAfter('at', { id: last.path, fields: last.fields }) : null;
  const entries = page.flatMap(entryOf);
  return { entries, unreadable: page.length - entries.length, next: next && writeCursor(next) };
}

export function createReviewRepository(store: DocumentStore): ReviewRepository {
  const newest = (uid: string, collection: 'reviews' | 'notes') =>
    store.query({ collection: `${profilePath(uid)}/${collection}`, ...NEWEST_FIRST, limit: COUNT_LIMIT });
  return {
    async page(query, { uids, more } = { uids: [], more: false }) {
      const numbered = uids.length === 0 ? succeed([]) : await readOf(store, query, uids);
      if (!numbered.ok) return numbered;
      return decoded(readQueuePage(store, query, numbered.value), (found) => toQueuePage(found, more));
    },
    pageById: (cursor) =>
      decoded(readOrdered(store, 'id', cursor, []), ({ rows, next }) => ({
        rows: rows.map(({ id, fields }) => ({ uid: id, profile: readStoredProfile(fields) })),
        next,
      })),
    count: (status) =>
      store.count({ collection: 'users', where: [['status', '==', status]], limit: COUNT_LIMIT }),
    releasedAfterRejection: async (email) =>
      decoded(
        store.read(tombstonePath(await tombstoneId(email))),
        (found) => found && time(found['releasedAt']),
      ),
    async alike(user) {
      const { name, application } = user;
      const variants = addressVariants(user.email);
      const conditions: readonly QueryCondition[] = [
        ...(name === null ? [] : ([['nameKey', '==', nameKeysOf(name).nameKey]] as const)),
        ...(application.phone === undefined ? [] : ([['phone', '==', application.phone]] as const)),
        ...(variants.length === 0 ? [] : ([['email', 'in', variants]] as const)),
      ];
      // Five others, and the account itself, because its own name and number find it, too.
      const lists = conditions.map((where) => store.query({ collection: 'users', where: [where], limit: 6 }));
      const { phone } = application;
      const approved =
        phone === undefined
          ? succeed([])
          : await store.query({
              ...APPROVED_NUMBERS_QUERY,
              where: [['application.phone', '==', phone]],
              limit: 6,
            });
      if (!approved.ok) return approved;
      const uids = [...new Set(approved.value.map(subjectOf))];
      const read = uids.map(async (uid) => {
        const found = await store.read(profilePath(uid));
        return found.ok ? succeed(found.value === null ? [] : [{ id: uid, fields: found.value }]) : found;
      });
      return decoded(allOf([...lists, ...read]), (found) => {
        const accounts = found.flat().map(({ id, fields }) => readAccount(id, fields));
        const others = accounts.flatMap((account) =>
          account.state === 'sound' && account.user.uid !== user.uid ? account.user : [],
        );
        const withNumber = (other: User): User =>
          phone !== undefined && uids.includes(other.uid) ? { ...other, application: { phone } } : other;
        return [...new Map(others.map((other) => [other.uid, withNumber(other)])).values()];
      });
    },
    history: (uid) => decoded(newest(uid, 'reviews'), toHistory),
    activity: (query) => decoded(store.query(activityQuery(query)), toActivity),
    notes: (uid) =>
      decoded(newest(uid, 'notes'), (found) => found.flatMap(({ id, fields }) => readNote(id, fields) ?? [])),
    failedMails: () =>
      decoded(store.query(FAILED_MAILS), (found) => ({
        mails: found.slice(0, PAGE_SIZE).map(({ id, fields }) => readFailedMail(id, fields)),
        more: found.length > PAGE_SIZE,
      })),
  };
}
