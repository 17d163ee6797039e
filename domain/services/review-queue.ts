import { assessProfile, type ProfileAssessment } from '../account/profile-assessment.ts';
import type { AccountStatus } from '../account/user.ts';
import type { ReviewRepository } from '../ports/review-repository.ts';
import type { Result } from '../result.ts';
import { actingAdministrator } from './actor.ts';
import { readSearchPage } from './search-pages.ts';
import type { Session } from './session.ts';

/** One account in the queue. Damaged ones are listed too, so that nobody is overlooked. */
export interface QueueRow {
  readonly uid: string;
  readonly assessment: ProfileAssessment;
}

export interface QueuePage {
  readonly rows: readonly QueueRow[];
  /** The cursor of the next page; `null` on the last one. */
  readonly next: string | null;
}

export interface ReviewQueue {
  /**
   * A page of one status; `search` as typed, a prefix of address or name in any letter case. Sends no request without
   * approved powers.
   */
  page(query: { status: AccountStatus; search: string; cursor: string | null }): Promise<Result<QueuePage>>;
  /** Accounts of a status, up to `COUNT_LIMIT`. */
  count(status: AccountStatus): Promise<Result<number>>;
}

/** The queue as the session's user may read it; `permission-denied` unless that is an approved administrator. */
export function createReviewQueue(reviews: ReviewRepository, session: Session): ReviewQueue {
  return {
    async page({ status, search, cursor }) {
      const actor = actingAdministrator(session);
      if (!actor.ok) return actor;
      const query = { status, search: search.trim(), cursor };
      const page = await readSearchPage((asked) => reviews.page(asked), query);
      if (!page.ok) return page;
      const rows = page.value.rows.map(({ uid, profile }) => ({
        uid,
        assessment: assessProfile(uid, profile),
      }));
      return { ok: true, value: { rows, next: page.value.next } };
    },
    async count(status) {
      const actor = actingAdministrator(session);
      return actor.ok ? reviews.count(status) : actor;
    },
  };
}
