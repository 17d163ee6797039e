import { isKnownRole, type KnownRole } from '#domain/accounts/model/role.ts';
import { isAccountStatus, type AccountStatus } from '#domain/accounts/model/user.ts';

/** Which part of the queue is shown; kept in the search parameters. */
export interface QueuePlace {
  /** While there is a search, which finds accounts of every status, the one to come back to. */
  readonly filter: AccountStatus;
  readonly role: KnownRole | null;
  readonly search: string;
}

/** As long as the longest email address. Characters. */
export const LONGEST_SEARCH = 254;

/** The place in a page’s search parameters; anything invalid counts as absent. */
export function queuePlaceIn({
  filter,
  role,
  search,
}: {
  readonly filter?: unknown;
  readonly role?: unknown;
  readonly search?: unknown;
}): QueuePlace {
  return {
    filter: typeof filter === 'string' && isAccountStatus(filter) ? filter : 'pending',
    role: typeof role === 'string' && isKnownRole(role) ? role : null,
    search: typeof search === 'string' ? search.trim().slice(0, LONGEST_SEARCH) : '',
  };
}

/** A place as search parameters. */
export interface QueueSearch {
  readonly filter?: AccountStatus | undefined;
  readonly role?: KnownRole | undefined;
  readonly search?: string | undefined;
}

/** The search parameters of a place, without defaults. */
export function searchOf({ filter, role, search }: QueuePlace): QueueSearch {
  return {
    filter: filter === 'pending' ? undefined : filter,
    role: role ?? undefined,
    search: search === '' ? undefined : search,
  };
}

/** The status of all accounts in a place; `null` where they may have any. */
export function statusIn({ filter, search }: QueuePlace): AccountStatus | null {
  return search === '' ? filter : null;
}
