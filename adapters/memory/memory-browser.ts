import type { Clock } from '#domain/shared/clock.ts';
import type { AccountPorts } from '#domain/accounts/ports/account-ports.ts';
import { createAccountFeed } from '#adapters/device/account-feed.ts';
import { createReviewRepository } from '#adapters/records/review-repository.ts';
import { createUserRepository } from '#adapters/records/user-repository.ts';
import type { DocumentStore } from '#adapters/records/document-store.ts';
import type { DocumentServer } from './documents/document-server.ts';
import { createBrowserSession, type SessionStorage } from './browser-session.ts';
import type { MemoryProvider } from './identities/memory-provider.ts';
import { openRepository } from './memory-document-store.ts';
import { createMemoryIdentity } from './memory-identity.ts';
import { createMemoryNetwork, type MemoryNetwork } from './memory-network.ts';
import { openTabSession } from './tab-session.ts';

/** One running instance of the product: every port. Tabs share nothing but the browser's session. */
export interface MemoryTab extends AccountPorts {
  /** What rides are opened on. */
  readonly documents: DocumentStore;
  close(): void;
}

/** One device: a session that outlives its tabs, and one network for all of them. */
export interface MemoryBrowser {
  readonly network: MemoryNetwork;
  openTab(): MemoryTab;
}

interface Surroundings {
  readonly provider: MemoryProvider;
  readonly records: DocumentServer;
  readonly clock: Clock;
  readonly storage: SessionStorage;
}

export function openMemoryBrowser({ provider, records, clock, storage }: Surroundings): MemoryBrowser {
  const network = createMemoryNetwork();
  const session = createBrowserSession(storage);
  return {
    network,
    openTab() {
      const tab = openTabSession(session, provider, network);
      const access = { records, network, callerOf: () => tab.holder() };
      const users = openRepository('users', createUserRepository, access);
      const reviews = openRepository('reviews', createReviewRepository, access);
      return {
        identity: createMemoryIdentity({ provider, records, network, session }, tab),
        users,
        reviews,
        feed: createAccountFeed(users, reviews, clock),
        clock,
        documents: openRepository('rides', (store) => store, access),
        close: () => tab.close(),
      };
    },
  };
}
