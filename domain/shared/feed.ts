import type { ProductError } from './product-error.ts';

/** What a watch knows of something that others change. */
export interface FeedState<Seen> {
  /** The server's last answer, whole: never a mixture of two. `null` until the first. */
  readonly seen: Seen | null;
  /** The server's state was at least as new as this when it said so; `null` if it never has. */
  readonly confirmedAt: Date | null;
  /** `silent` while the last question has failed, or has waited too long for its answer. */
  readonly via: 'polling' | 'silent';
  /** Why it is silent; `null` if nothing has been answered yet. */
  readonly error: ProductError | null;
}
