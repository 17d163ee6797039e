import type { Decision } from '#domain/accounts/model/decision.ts';
import type { Queued } from '#domain/accounts/ports/review-repository.ts';
import type { AccountStatus, User } from '#domain/accounts/model/user.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import type { QueuePage, QueueRow } from '#domain/accounts/services/review-queue.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import type { ProductError } from '#domain/shared/product-error.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CursorPages } from '#core/navigation/use-cursor-pages.ts';
import type { DecisionEvent } from '../decisions/decision-activity.ts';
import type { QueueNews, QueueRequest } from './queue-state.ts';

export type QueueEvent =
  | DecisionEvent
  | { readonly type: 'asked'; readonly request: QueueRequest }
  | {
      readonly type: 'answered';
      readonly request: QueueRequest;
      readonly pages: CursorPages;
      readonly result: Result<QueuePage>;
    }
  /** The feed of this queue has news. */
  | { readonly type: 'fed'; readonly queue: Queued; readonly feed: FeedState<QueuePage> }
  /** The user asks for the list as the feed knows it. */
  | { readonly type: 'renewed' }
  /** The user tries again. */
  | { readonly type: 'retried' }
  /** An account as another administrator's decision has left it. */
  | { readonly type: 'changed'; readonly row: QueueRow }
  /** `moves` is the queue's value when the count was asked for. */
  | {
      readonly type: 'counted';
      readonly status: AccountStatus;
      readonly count: number;
      readonly moves: number;
    }
  | { readonly type: 'selected'; readonly uids: readonly string[]; readonly wanted: boolean }
  | { readonly type: 'selection-cleared' }
  /** A decision, a batch (which has an intent) or an undo begins, so the last news is no longer true. */
  | { readonly type: 'begun'; readonly batch?: { readonly intent: Intent; readonly total: number } }
  | { readonly type: 'batch-went-on'; readonly user: User; readonly failure: ProductError | null }
  | { readonly type: 'batch-dismissed' }
  | { readonly type: 'told'; readonly news: QueueNews }
  /** All answers to a decision or a batch have arrived; `null` if there is nothing to announce. */
  | { readonly type: 'ended'; readonly news: QueueNews | null }
  | { readonly type: 'undone'; readonly undone: readonly Decision[]; readonly failure: ProductError | null };
