import {
  ADDRESS_PROOFS,
  type AddressProof,
  type ListedStatus,
} from '#domain/accounts/ports/review-repository.ts';
import { isKnownRole, type KnownRole } from '#domain/shared/people/role.ts';
import { ACCOUNT_STATUSES } from '#domain/accounts/model/user.ts';
import type { QueueSearch } from './queue-search.ts';

/** The part of the queue that is shown. The search parameters contain it. */
export interface QueuePlace {
  readonly filter: ListedStatus;
  readonly role: KnownRole | null;
  /** Only accounts whose address is proven, or only the others. A search ignores this filter. */
  readonly address?: AddressProof | undefined;
  readonly search: string;
}

/** The most characters of a search. The longest email address has as many. */
export const LONGEST_QUEUE_SEARCH = 254;

/** The default status: *pending* without a search, every status with a search. */
const usualFilter = (search: string): ListedStatus => (search === '' ? 'pending' : 'any');

/** The place in a page’s search parameters. An invalid value counts as absent, and a long search is cut. */
export function queuePlaceIn({ filter, role, address: proven, search: typed = '' }: QueueSearch): QueuePlace {
  const address = ADDRESS_PROOFS.find((proof) => proof === proven);
  const search = typed.trim().slice(0, LONGEST_QUEUE_SEARCH);
  return {
    filter: ACCOUNT_STATUSES.find((status) => status === filter) ?? usualFilter(search),
    role: role !== undefined && isKnownRole(role) ? role : null,
    ...(address !== undefined && { address }),
    search,
  };
}

/** The search parameters of a place, without defaults. */
export function searchOf({ filter, role, address, search }: QueuePlace): QueueSearch {
  return {
    filter: filter === 'any' || filter === usualFilter(search) ? undefined : filter,
    role: role ?? undefined,
    address,
    search: search === '' ? undefined : search,
  };
}

/** The place after a change of the search. The filter returns to its default if a search begins or ends. */
export function searching(place: QueuePlace, search: string): QueuePlace {
  const goesOn = (search === '') === (place.search === '');
  return { ...place, search, filter: goesOn ? place.filter : usualFilter(search) };
}
