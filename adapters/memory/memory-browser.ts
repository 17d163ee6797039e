import type { Clock } from '#domain/shared/clock.ts';
import type { AccountPorts } from '#domain/accounts/ports/account-ports.ts';
import type { RideAccess } from '#domain/rides/ports/ride-ports.ts';
import { createAccountFeed } from '#adapters/feeds/account-feed.ts';
import { createRideFeed } from '#adapters/feeds/ride-feed.ts';
import { createReviewRepository } from '#adapters/records/review-repository.ts';
import { createUserRepository } from '#adapters/records/user-repository.ts';
import { createCustomerRepository } from '#adapters/records/rides/customer-repository.ts';
import { createFleetRepository } from '#adapters/records/rides/fleet-repository.ts';
import { createRideRepository } from '#adapters/records/rides/ride-repository.ts';
import { createShiftRepository } from '#adapters/records/rides/shift-repository.ts';
import type { DocumentServer } from './documents/document-server.ts';
import { createBrowserSession, type SessionStorage } from './browser-session.ts';
import type { MemoryProvider } from './identities/memory-provider.ts';
import { openRepository } from './memory-document-store.ts';
import { createMemoryIdentity } from './memory-identity.ts';
import { createMemoryNetwork, type MemoryNetwork } from './memory-network.ts';
import { openTabSession } from './tab-session.ts';

/** One running instance of the product: every port. Tabs share nothing but the browser's session. */
export interface MemoryTab extends AccountPorts, RideAccess {
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
        async openRides() {
          const rides = openRepository('rides', createRideRepository, access);
          const shifts = openRepository('shifts', createShiftRepository, access);
          const fleet = openRepository('fleet', createFleetRepository, access);
          const rideFeed = createRideFeed({ rides, shifts, fleet }, clock);
          return { rides, shifts, fleet, rideFeed, clock };
        },
        async openDispatch() {
          return { customers: openRepository('customers', createCustomerRepository, access) };
        },
        close: () => tab.close(),
      };
    },
  };
}
