import { isAccountStatus, type AccountStatus } from '#domain/accounts/model/user.ts';

/** Which part of the queue is shown; kept in the search parameters. */
export interface QueuePlace {
  readonly filter: AccountStatus;
  readonly search: string;
}

/** As long as the longest email address. Characters. */
export const LONGEST_SEARCH = 254;

/** The place in a page’s search parameters; anything invalid counts as absent. */
export function queuePlaceIn({ filter, search }: Record<string, unknown>): QueuePlace {
  return {
    filter: typeof filter === 'string' && isAccountStatus(filter) ? filter : 'pending',
    search: typeof search === 'string' ? search.trim().slice(0, LONGEST_SEARCH) : '',
  };
}

/** The search parameters of a place, without defaults. */
export function searchOf({ filter, search }: QueuePlace): Record<string, string> {
  return {
    ...(filter === 'pending' ? {} : { filter }),
    ...(search === '' ? {} : { search }),
  };
}
