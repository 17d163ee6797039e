import {
  ADDRESS_PROOFS,
  type AddressProof,
  type ListedStatus,
} from '#domain/accounts/ports/review-repository.ts';
import { isKnownRole, type KnownRole } from '#domain/shared/people/role.ts';
import { ACCOUNT_STATUSES } from '#domain/accounts/model/user.ts';
import type { QueueSearch } from './queue-search.ts';

/** Which part of the queue is shown; stored in the search parameters. */
export interface QueuePlace {
  readonly filter: ListedStatus;
  readonly role: KnownRole | null;
  /** Only accounts whose address is, or is not, proven; a search finds them all. */
  readonly address?: AddressProof | undefined;
  readonly search: string;
}

/** The length of the longest email address. Characters. */
export const LONGEST_QUEUE_SEARCH = 254;

/** Without a search, the accounts that wait for a decision; with one, every status unless one is chosen. */
const usualFilter = (search: string): ListedStatus => (search === '' ? 'pending' : 'any');

/** The place in a page’s search parameters; anything invalid counts as absent. */
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

/** The place after the search has changed: a new search covers every status; an ended one returns to those waiting. */
export function searching(place: QueuePlace, search: string): QueuePlace {
  const goesOn = (search === '') === (place.search === '');
  return { ...place, search, filter: goesOn ? place.filter : usualFilter(search) };
}
