import { callBatch, type CallBooking } from '#domain/rides/model/customers/call-batch.ts';
import { readCustomer } from '#domain/rides/model/customers/customer.ts';
import { type TestDocuments } from '#domain/rides/model/stored/documents.builder.ts';
import { customerPath } from '#domain/rides/model/stored/record-paths.ts';
import type { Batch } from '#domain/shared/record-write.ts';
import { idOf } from '../../scenario/rides/ride-documents.ts';
import { A_TRIP } from './a-trip.ts';

/** What a booking for the one caller of the model stores, whom the first one makes known. */
export function callersBooking(
  documents: TestDocuments,
  booking: Pick<CallBooking, 'id' | 'by' | 'settings' | 'now'>,
): Batch {
  const id = idOf('caller');
  const customer = readCustomer(id, documents.read(customerPath(id)));
  return callBatch({
    ...booking,
    call: { number: { phone: A_TRIP.phone, key: '307' }, name: 'Cara Caller', trip: A_TRIP },
    caller: { customer, account: null, isOwner: false },
    newCustomer: id,
  });
}
