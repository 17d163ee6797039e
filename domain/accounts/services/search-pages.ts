import { searchSpellings } from '../model/search-spellings.ts';
import { PAGE_SIZE } from '../model/limits.ts';
import type { ProfilePage, ProfileRow, QueueQuery } from '../ports/review-repository.ts';
import { succeed, type Result } from '../../shared/result.ts';

type AskRepository = (query: QueueQuery) => Promise<Result<ProfilePage>>;

/** Where a page begins: among the matches of a spelling, counted from zero, at a cursor of the repository. */
interface Position {
  readonly spelling: number;
  readonly cursor: string | null;
}

/** Bounds the cost of a page that passes over accounts listed under an earlier spelling of several. */
const MOST_REQUESTS = 8;

/** No cursor of a repository begins with a digit, and an address needs to escape neither character. */
const LATER_SPELLING = /^(?<spelling>[1-9])~(?<cursor>.*)$/s;

/** The cursor of the first spelling is the repository's, as it is for a search with a single one. */
function writePosition({ spelling, cursor }: Position): string | null {
  return spelling === 0 ? cursor : `${spelling}~${cursor ?? ''}`;
}

function readPosition(text: string | null, amount: number): Position {
  const later = LATER_SPELLING.exec(text ?? '')?.groups;
  if (later === undefined) return { spelling: 0, cursor: text };
  const spelling = Number(later['spelling']);
  return spelling < amount ? { spelling, cursor: later['cursor'] || null } : { spelling: 0, cursor: null };
}

/** The position after a page, if anything follows. */
function positionAfter({ spelling }: Position, { next }: ProfilePage, amount: number): Position | null {
  if (next !== null) return { spelling, cursor: next };
  return spelling + 1 < amount ? { spelling: spelling + 1, cursor: null } : null;
}

function matches({ profile }: ProfileRow, spellings: readonly string[]): boolean {
  const texts = [profile.email, profile.nameKey];
  return spellings.some((spelling) => texts.some((text) => text?.startsWith(spelling) === true));
}

/**
 * A page of the accounts that a search finds whatever the case of its letters: the matches of its spellings one after
 * the other, each account once, as many as fit. In ASCII there is one spelling, and a page is the repository's.
 * Otherwise it is empty although more follow only if filling it would cost too many requests. Fails like the repository.
 */
export async function readSearchPage(ask: AskRepository, query: QueueQuery): Promise<Result<ProfilePage>> {
  const spellings = searchSpellings(query.search);
  const rows: ProfileRow[] = [];
  const mostRequests = spellings.length > 1 ? MOST_REQUESTS : 1;
  let at: Position | null = readPosition(query.cursor, spellings.length);
  for (let asked = 0; at !== null && asked < mostRequests; asked += 1) {
    const { spelling, cursor }: Position = at;
    const page = await ask({ ...query, search: spellings[spelling] ?? '', cursor });
    if (!page.ok) return page;
    const found = page.value.rows.filter((row) => !matches(row, spellings.slice(0, spelling)));
    if (rows.length + found.length > PAGE_SIZE) break;
    rows.push(...found);
    at = positionAfter(at, page.value, spellings.length);
    if (found.length > 0 && page.value.next !== null) break;
  }
  return succeed({ rows, next: at && writePosition(at) });
}
