import type { Acting, Actor } from '../../shared/people/acting.ts';
import type { Clock } from '../../shared/clock.ts';
import type { LastKnown } from '../../shared/last-known.ts';
import type { RecordStore } from '../../shared/record-store.ts';
import type { BillRepository } from './bill-repository.ts';
import type { FareRepository } from './fare-repository.ts';
import type { PayerRepository } from './payer-repository.ts';
import type { TariffRepository } from './tariff-repository.ts';

/** Loads the ports of the books, with the first page that needs them. Rejects if loading fails. */
export interface BookAccess {
  openBooks(): Promise<BookPorts>;
}

/** The ports of the books, which a set of adapters implements. */
export interface BookPorts {
  readonly tariffs: TariffRepository;
  readonly bills: BillRepository;
  readonly fares: FareRepository;
  readonly payers: PayerRepository;
  readonly records: RecordStore;
  readonly clock: Clock;
  readonly lastKnown: LastKnown;
}

/** The dependencies of the services of the books: their ports, and the session. */
export type BookNeeds = BookPorts & { readonly session: Acting<Actor> };
