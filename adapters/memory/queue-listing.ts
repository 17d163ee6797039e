import { PAGE_SIZE, type QueueQuery } from '#domain/ports/review-repository.ts';
import { keyOf, uidOfKey, type Order, type ProfileIndex } from './documents/profile-index.ts';

/** The uids of one page, and the cursor behind it. */
export interface UidPage {
  readonly uids: readonly string[];
  readonly next: string | null;
}

type Profiles = Pick<ProfileIndex, 'list'>;

/** Where a search stands: among the addresses or among the names, behind a key. */
interface Position {
  readonly order: Extract<Order, 'status-email' | 'status-name'>;
  readonly after: string | null;
}

function readPosition(cursor: string | null): Position {
  if (cursor === null) return { order: 'status-email', after: null };
  const [order, after] = [cursor.slice(0, 1), cursor.slice(1)];
  return { order: order === 'n' ? 'status-name' : 'status-email', after: after === '' ? null : after };
}

function listByAge(profiles: Profiles, { status, cursor }: QueueQuery): UidPage {
  const keys = profiles.list('status-age', keyOf(status, ''), cursor, PAGE_SIZE + 1);
  const page = keys.slice(0, PAGE_SIZE);
  return { uids: page.map(uidOfKey), next: keys.length > PAGE_SIZE ? (page.at(-1) ?? null) : null };
}

/**
 * Addresses first, then names. A name whose address was listed already is left out, so a page may be shorter than
 * others; it never examines more keys for that.
 */
function listMatches(profiles: Profiles, { status, search, cursor }: QueueQuery, emailOf: EmailOf): UidPage {
  const prefix = keyOf(status, search);
  const { order, after } = readPosition(cursor);
  const byEmail = order === 'status-email' ? profiles.list('status-email', prefix, after, PAGE_SIZE + 1) : [];
  if (byEmail.length > PAGE_SIZE) {
    const page = byEmail.slice(0, PAGE_SIZE);
    return { uids: page.map(uidOfKey), next: `e${page.at(-1) ?? ''}` };
  }
  const room = PAGE_SIZE - byEmail.length;
  const names = profiles.list('status-name', prefix, order === 'status-name' ? after : null, room + 1);
  const page = names.slice(0, room);
  const uids = page.map(uidOfKey).filter((uid) => !emailOf(uid)?.startsWith(search));
  const next = names.length > room ? `n${page.at(-1) ?? ''}` : null;
  return { uids: [...byEmail.map(uidOfKey), ...uids], next };
}

/** The stored address of a uid. */
export type EmailOf = (uid: string) => string | undefined;

/** One page of the review queue; its cost does not depend on how many accounts there are. */
export function listQueue(profiles: Profiles, query: QueueQuery, emailOf: EmailOf): UidPage {
  return query.search === '' ? listByAge(profiles, query) : listMatches(profiles, query, emailOf);
}
