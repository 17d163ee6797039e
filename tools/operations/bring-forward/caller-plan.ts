import { phoneKeyOf } from '#domain/rides/model/booking/passenger-phone.ts';
import { listedRides } from '#domain/rides/model/customers/customer-batch.ts';
import { CUSTOMER_FIELDS } from '#domain/rides/model/customers/customer.ts';
import { text } from '#domain/shared/kinds.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import type { Fields } from '../rest/firestore-value.ts';

export interface CallerMaterial {
  readonly customer: StoredDocument;
  /** The ids of the rides that still name the customer, the last booked first. */
  readonly calls: readonly string[];
  /** The number in the details of the last of them. */
  readonly phone: string | null;
}

export type CallerPlan =
  | { readonly kind: 'skip'; readonly reason: string }
  | {
      readonly kind: 'bring';
      /** What the record lacks; empty for none. */
      readonly fields: Fields;
      /** Those of the rides that the record lists then. */
      readonly listed: readonly string[];
    };

/** Plans which rides a customer's record lists: those booked since, which are later, and as many of the old as there is room for. */
export function planCaller({ customer, calls, phone }: CallerMaterial): CallerPlan {
  const listed = CUSTOMER_FIELDS.rides(customer.fields['rides']);
  if (listed === undefined) return { kind: 'skip', reason: 'damaged (rides)' };
  const known = listed ?? [];
  const rides = listedRides([...known, ...calls]);
  const lacksPhone = text(customer.fields['phone']) === undefined;
  const isOwn = phone !== null && phoneKeyOf(phone) === customer.fields['phoneKey'];
  return {
    kind: 'bring',
    fields: {
      ...(rides.length > known.length && { rides }),
      ...(lacksPhone && isOwn && { phone }),
    },
    listed: calls.filter((id) => rides.includes(id)),
  };
}
