import type { Feed } from '../../shared/feed.ts';
import type { EmailAddress } from '../model/email-address.ts';
import type { FoundAccount } from '../model/found-account.ts';
import type { DirectoryEntry } from '../model/gate.ts';
import type { QueuePage, Queued } from './review-repository.ts';

export type WatchableAccounts = {
  /** The first page of a queue, as `ReviewRepository.page` returns it. */
  readonly queue: { readonly named: Queued; readonly seen: QueuePage };
  /** As `UserRepository.read` returns it. Only `lookNow`, and pings that check the listener, cause further requests. */
  readonly profile: {
    readonly named: { readonly uid: string };
    readonly seen: FoundAccount;
  };
  /** As `UserRepository.readEntry` returns it. Only `lookNow` causes further requests. */
  readonly gate: {
    readonly named: { readonly email: EmailAddress };
    readonly seen: { readonly entry: DirectoryEntry | null };
  };
};

export type AccountFeed = Feed<WatchableAccounts>;
