import { createLastKnown } from '#adapters/device/last-known.ts';
import { systemClock } from '#adapters/device/system-clock.ts';
import { createAccountFeed } from '#adapters/feeds/account-feed.ts';
import { createRideFeed } from '#adapters/feeds/ride-feed.ts';
import { createPrivateRecords } from '#adapters/records/accounts/private-records.ts';
import { createReviewRepository } from '#adapters/records/accounts/review-repository.ts';
import { createUserRepository } from '#adapters/records/accounts/user-repository.ts';
import { createBillRepository } from '#adapters/records/books/bill-repository.ts';
import { createFareRepository } from '#adapters/records/books/fare-repository.ts';
import { createPayerRepository } from '#adapters/records/books/payer-repository.ts';
import { createTariffRepository } from '#adapters/records/books/tariff-repository.ts';
import { createAvailabilityRepository } from '#adapters/records/rides/availability-repository.ts';
import { createCustomerRepository } from '#adapters/records/rides/customer-repository.ts';
import { createImportRepository } from '#adapters/records/rides/import-repository.ts';
import { createOrderRepository } from '#adapters/records/rides/order-repository.ts';
import { createFleetRepository } from '#adapters/records/rides/fleet-repository.ts';
import { createRideRepository } from '#adapters/records/rides/ride-repository.ts';
import { createShiftRepository } from '#adapters/records/rides/shift-repository.ts';
import type { AccountPorts, ReviewAccess, ReviewPorts } from '#domain/accounts/ports/account-ports.ts';
import type { BookAccess } from '#domain/books/ports/book-ports.ts';
import type { RideAccess } from '#domain/rides/ports/ride-ports.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { createBrowserSession, type SessionStorage } from './browser-session.ts';
import type { TokenUser, DocumentServer } from './documents/document-server.ts';
import type { MemoryProvider } from './identities/memory-provider.ts';
import { createMemoryDocumentStore } from './memory-document-store.ts';
import { createMemoryIdentity } from './memory-identity.ts';
import { createMemoryNetwork, type MemoryNetwork } from './memory-network.ts';
import { openTabSession } from './tab-session.ts';

/** One running instance of the product: all its ports. The tabs of a browser share its session, network and cache. */
export interface MemoryTab extends AccountPorts, ReviewPorts, ReviewAccess, RideAccess, BookAccess {
  close(): void;
}

/** One device, with one network. Its session outlives the tabs. */
export interface MemoryBrowser {
  readonly network: MemoryNetwork;
  openTab(): MemoryTab;
}

interface Surroundings {
  readonly provider: MemoryProvider;
  readonly server: DocumentServer;
  readonly clock: Clock;
  readonly storage: SessionStorage;
}

export function openMemoryBrowser({ provider, server, clock, storage }: Surroundings): MemoryBrowser {
  const network = createMemoryNetwork();
  const session = createBrowserSession(storage);
  const lastKnown = createLastKnown(() => storage, systemClock);
  return {
    network,
    openTab() {
      const tab = openTabSession(session, provider, network);
      const documentsOf = (callerOf: () => Promise<TokenUser>) =>
        createMemoryDocumentStore({ server, network, callerOf });
      const records = documentsOf(() => tab.holder());
      const { privateRecords, opened } = createPrivateRecords();
      const users = createUserRepository(records);
      const reviews = createReviewRepository(records);
      const openReviews = () => Promise.resolve(reviews);
      return {
        identity: createMemoryIdentity(
          {
            provider,
            network,
            session,
            opened: (privateSession, callerOf) =>
              opened(privateSession, { documents: documentsOf(callerOf) }),
          },
          tab,
        ),
        privateRecords,
        users,
        reviews,
        records,
        feed: createAccountFeed(users, openReviews, clock),
        clock,
        lastKnown,
        openReviews,
        async openRides() {
          const rides = createRideRepository(records);
          const shifts = createShiftRepository(records);
          const fleet = createFleetRepository(records);
          const rideFeed = createRideFeed({ rides, shifts, fleet }, clock);
          return { rides, shifts, fleet, records, rideFeed, clock, lastKnown };
        },
        async openDispatch() {
          return {
            availabilities: createAvailabilityRepository(records),
            customers: createCustomerRepository(records),
            imports: createImportRepository(records),
          };
        },
        openOrders: async () => createOrderRepository(records),
        openBooks: async () => ({
          tariffs: createTariffRepository(records),
          bills: createBillRepository(records),
          fares: createFareRepository(records),
          payers: createPayerRepository(records),
          records,
          clock,
          lastKnown,
        }),
        close: () => tab.close(),
      };
    },
  };
}
