import { PAGE_SIZE, type QueueQuery } from '#domain/accounts/ports/review-repository.ts';
import { keyOf, uidOfKey, type ProfileIndex } from './documents/profile-index.ts';
import { readCursor, writeCursor } from './page-cursor.ts';

/** The uids of one page, and the cursor of the next. */
export interface UidPage {
  readonly uids: readonly string[];
  readonly next: string | null;
}

type Profiles = Pick<ProfileIndex, 'list'>;

function listByAge(profiles: Profiles, { status, cursor }: QueueQuery): UidPage {
  const order = 'status-age';
  const after = readCursor(cursor, [order])?.after ?? null;
  const keys = profiles.list(order, keyOf(status, ''), after, PAGE_SIZE + 1);
  const page = keys.slice(0, PAGE_SIZE);
  const next = keys.length > PAGE_SIZE ? writeCursor({ order, after: page.at(-1) ?? null }) : null;
  return { uids: page.map(uidOfKey), next };
}

const FIRST_MATCH = { order: 'status-email', after: null } as const;

/**
 * Addresses first, then names. A name whose address was already listed is left out without examining more keys, so a
 * page may be shorter than others.
 */
function listMatches(profiles: Profiles, { status, search, cursor }: QueueQuery, emailOf: EmailOf): UidPage {
  const prefix = keyOf(status, search);
  const { order, after } = readCursor(cursor, ['status-email', 'status-name']) ?? FIRST_MATCH;
  const byEmail = order === 'status-email' ? profiles.list('status-email', prefix, after, PAGE_SIZE + 1) : [];
  if (byEmail.length > PAGE_SIZE) {
    const page = byEmail.slice(0, PAGE_SIZE);
    return { uids: page.map(uidOfKey), next: writeCursor({ order, after: page.at(-1) ?? null }) };
  }
  const room = PAGE_SIZE - byEmail.length;
  const names = profiles.list('status-name', prefix, order === 'status-name' ? after : null, room + 1);
  const page = names.slice(0, room);
  const uids = page.map(uidOfKey).filter((uid) => !emailOf(uid)?.startsWith(search));
  const last = page.at(-1) ?? null;
  const next = names.length > room ? writeCursor({ order: 'status-name', after: last }) : null;
  return { uids: [...byEmail.map(uidOfKey), ...uids], next };
}

/** The stored address of a uid. */
export type EmailOf = (uid: string) => string | undefined;

/** One page of the review queue; its cost does not depend on how many accounts there are. */
export function listQueue(profiles: Profiles, query: QueueQuery, emailOf: EmailOf): UidPage {
  return query.search === '' ? listByAge(profiles, query) : listMatches(profiles, query, emailOf);
}
