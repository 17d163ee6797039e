import { callBatch, type CallBooking } from '#domain/rides/model/customers/call-batch.ts';
import { readCustomer } from '#domain/rides/model/customers/customer.ts';
import type { Trip } from '#domain/rides/model/booking/trip.ts';
import { type TestDocuments } from '#domain/rides/model/stored/documents.builder.ts';
import { customerPath } from '#domain/rides/model/stored/ride-paths.ts';
import type { Batch } from '#domain/shared/record-write.ts';

/** What a booking for the one caller of the model stores, whom the first of these rides has made known. */
export function callersBooking(
  documents: TestDocuments,
  rides: readonly string[],
  { trip, ...booking }: Pick<CallBooking, 'id' | 'by' | 'settings' | 'now'> & { readonly trip: Trip },
): Batch {
  const known = rides.map((id) => readCustomer(id, documents.read(customerPath(id))));
  const customer = known.find((found) => found !== null) ?? null;
  return callBatch({
    ...booking,
    call: { number: { phone: trip.phone, key: '307' }, name: 'Cara Caller', trip },
    caller: { customer, account: null, isOwner: false },
  });
}
