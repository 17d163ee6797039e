import { diagnose, isDamage, type Finding } from '../model/diagnosis.ts';
import { parseEmail } from '../model/email-address.ts';
import type { DirectoryEntry } from '../model/gate.ts';
import type { ProfileRow, ReviewRepository } from '../ports/review-repository.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import { succeed, type Result } from '../../shared/result.ts';
import { actingAdministrator } from './actor.ts';
import type { Session } from './session.ts';

/** One record and its findings, none if it only lacks a name; `email` as stored, valid or not. */
export interface HealthRow {
  readonly uid: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly findings: readonly Finding[];
}

export interface HealthPage {
  readonly rows: readonly HealthRow[];
  /** The cursor of the next page; `null` on the last one. */
  readonly next: string | null;
}

/**
 * Diagnoses the profiles page by page, by document id, with one directory read for each. Fails with `permission-denied`
 * unless the session's user is an approved administrator, or as the repositories do.
 */
export type ReadHealthPage = (cursor: string | null) => Promise<Result<HealthPage>>;

export function createReadHealthPage(
  reviews: Pick<ReviewRepository, 'pageById'>,
  users: Pick<UserRepository, 'readEntry'>,
  session: Session,
): ReadHealthPage {
  const entryOf = async ({ profile }: ProfileRow): Promise<Result<DirectoryEntry | null>> => {
    const email = parseEmail(profile.email ?? '');
    return email.ok ? users.readEntry(email.value) : succeed(null);
  };
  const examine = async (row: ProfileRow): Promise<Result<HealthRow>> => {
    const entry = await entryOf(row);
    if (!entry.ok) return entry;
    const { uid, profile } = row;
    const found = diagnose({ uid, email: null, profile, entry: entry.value });
    const findings = found.some(isDamage) ? found : [];
    return succeed({ uid, email: profile.email ?? null, name: profile.name ?? null, findings });
  };
  return async (cursor) => {
    const actor = actingAdministrator(session);
    if (!actor.ok) return actor;
    const page = await reviews.pageById(cursor);
    if (!page.ok) return page;
    const rows: HealthRow[] = [];
    for (const examined of await Promise.all(page.value.rows.map(examine))) {
      if (!examined.ok) return examined;
      rows.push(examined.value);
    }
    return succeed({ rows, next: page.value.next });
  };
}
