import type { FeedState } from '../../shared/feed.ts';
import { succeed, type Result } from '../../shared/result.ts';
import { asReviewer } from '../../shared/people/acting.ts';
import { mayDecide } from '../model/decision.ts';
import type { AccountStatus } from '../model/user.ts';
import type { ReviewPorts } from '../ports/account-ports.ts';
import type { Queued, QueuePage, QueueQuery } from '../ports/review-repository.ts';
import type { WithSession } from './session.ts';

export interface ReviewQueue {
  /** Returns a page of a queue or of a search. A search with four or more digits also finds accounts by number. */
  page(query: QueueQuery): Promise<Result<QueuePage>>;
  /**
   * Returns the uid of the oldest pending account on which the user may decide; `null` for none. Leaves out the account
   * `except`. Reads another page only if the page before has no such account.
   */
  nextPending(except: string): Promise<Result<string | null>>;
  count(status: AccountStatus): Promise<Result<number>>;
  /**
   * Reports changes of the first page of a queue until the returned function is called. `receivedAt` is the time of the
   * rows on the screen. A denial refreshes the session, which ends if its rights are gone.
   */
  watch(queue: Queued, report: (state: FeedState<QueuePage>) => void, receivedAt: Date): () => void;
}

/** Returns a search in the form of stored names: composed (NFC), with single spaces. */
function asTyped(search: string): string {
  return search.normalize('NFC').trim().replace(/ +/g, ' ');
}

/** Fewer digits would find too many numbers. */
const MAY_BE_NUMBER = /(?:\p{Nd}\P{Nd}*){4}/u;

/**
 * The queue of the session's user. Fails before any request with `session-expired` while signed out, and with
 * `permission-denied` without the power *accounts*. Only `watch` leaves this check to the server.
 */
export function createReviewQueue({
  reviews,
  feed,
  session,
  accountsByNumber,
}: WithSession & ReviewPorts): ReviewQueue {
  return {
    page: (query) =>
      asReviewer(session, async () => {
        const search = asTyped(query.search);
        const numbered = MAY_BE_NUMBER.test(search) ? await accountsByNumber?.(search) : undefined;
        if (numbered?.ok === false) return numbered;
        return reviews.page({ ...query, search }, numbered?.value);
      }),
    nextPending: (except) =>
      asReviewer(session, async (actor) => {
        let cursor: string | null = null;
        do {
          // oxlint-disable-next-line no-await-in-loop -- each page is found by the one before it
          const page = await reviews.page({ status: 'pending', role: null, search: '', cursor });
          if (!page.ok) return page;
          const next = page.value.rows.find(
            ({ uid, account }) =>
              uid !== except && account.state === 'sound' && mayDecide(actor, account.user),
          );
          if (next !== undefined) return succeed(next.uid);
          cursor = page.value.next;
        } while (cursor !== null);
        return succeed(null);
      }),
    count: (status) => asReviewer(session, () => reviews.count(status)),
    watch(queue, report, receivedAt) {
      const receive: typeof report = (state) => {
        if (state.error?.code === 'permission-denied') void session.refresh();
        report(state);
      };
      return feed.watch({ kind: 'queue', ...queue }, receive, receivedAt);
    },
  };
}
