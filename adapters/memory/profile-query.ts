import type { QueryFilter } from 'builtin-firestore/rules/access-request.ts';
import type { StructuredQuery } from 'builtin-firestore/query/structured-query.ts';
import { profilePath } from '#domain/accounts/model/record-paths.ts';
import { toValue } from './documents/document-values.ts';
import type { Place, ProfileOrder } from './page-cursor.ts';

const BY_ID = { field: ['__name__'], direction: 'ASCENDING' } as const;
const USERS = { parent: '', collectionId: 'users', allDescendants: false } as const;

type Operator = 'EQUAL' | 'GREATER_THAN_OR_EQUAL' | 'LESS_THAN';

/** A filter by one field of a profile. */
export function having(field: string, op: Operator, text: string): QueryFilter {
  return { kind: 'comparison', comparison: { field: [field], op, value: toValue(text) } };
}

/** Profiles that fulfil every filter, in any order. */
export function profilesWith(filters: readonly QueryFilter[], limit: number): StructuredQuery {
  return {
    scope: USERS,
    ...(filters.length > 0 && { filter: { kind: 'and', filters } }),
    orderBy: [],
    limit,
  };
}

/** The same in an order, after a place in it; equal values are ordered by id. */
export function profilesInOrder(
  filters: readonly QueryFilter[],
  limit: number,
  order: ProfileOrder,
  after: Place | null,
): StructuredQuery {
  const query = profilesWith(filters, limit);
  const orderBy = order === 'id' ? [BY_ID] : [{ field: [order], direction: 'ASCENDING' } as const, BY_ID];
  if (after === null) return { ...query, orderBy };
  const id = { type: 'reference', path: profilePath(after.id) } as const;
  const value = toValue(order === 'registeredAt' ? new Date(after.value) : after.value);
  return { ...query, orderBy, startAt: { before: false, values: order === 'id' ? [id] : [value, id] } };
}
