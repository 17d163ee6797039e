import { createAvailabilityRepository } from '#adapters/records/rides/availability-repository.ts';
import { createCustomerRepository } from '#adapters/records/rides/customer-repository.ts';
import { createImportRepository } from '#adapters/records/rides/import-repository.ts';
import type { DispatchPorts } from '#domain/rides/ports/ride-ports.ts';
import type { DocumentStore } from '#adapters/records/document-store.ts';

/** The additional ports of administrators. They are one chunk, so the sign-in's script names one file, not three. */
export function openFirebaseDispatch(documents: DocumentStore): DispatchPorts {
  return {
    availabilities: createAvailabilityRepository(documents),
    customers: createCustomerRepository(documents),
    imports: createImportRepository(documents),
  };
}
