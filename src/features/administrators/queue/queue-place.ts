import { isAccountStatus, type AccountStatus } from '#domain/accounts/model/user.ts';

/** Which part of the queue is shown; kept in the search parameters. */
export interface QueuePlace {
  readonly filter: AccountStatus;
  readonly search: string;
}

/** As long as the longest email address. Characters. */
export const LONGEST_SEARCH = 254;

/** The place in a page’s search parameters; anything invalid counts as absent. */
export function queuePlaceIn({
  filter,
  search,
}: {
  readonly filter?: unknown;
  readonly search?: unknown;
}): QueuePlace {
  return {
    filter: typeof filter === 'string' && isAccountStatus(filter) ? filter : 'pending',
    search: typeof search === 'string' ? search.trim().slice(0, LONGEST_SEARCH) : '',
  };
}

/** A place as search parameters. */
export interface QueueSearch {
  readonly filter?: AccountStatus | undefined;
  readonly search?: string | undefined;
}

/** The search parameters of a place, without defaults. */
export function searchOf({ filter, search }: QueuePlace): QueueSearch {
  return {
    filter: filter === 'pending' ? undefined : filter,
    search: search === '' ? undefined : search,
  };
}
