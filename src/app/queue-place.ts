import { isAccountStatus, type AccountStatus } from '#domain/account/user.ts';

/** What of the queue is shown, as the address says it. */
export interface QueuePlace {
  readonly filter: AccountStatus;
  readonly search: string;
}

/** As long as the longest email address. Characters. */
export const LONGEST_SEARCH = 254;

export function queuePlaceIn({ filter, search }: Record<string, unknown>): QueuePlace {
  return {
    filter: typeof filter === 'string' && isAccountStatus(filter) ? filter : 'pending',
    search: typeof search === 'string' ? search.trim().slice(0, LONGEST_SEARCH) : '',
  };
}

/** The search parameters of a place; the usual ones stay out of the address. */
export function searchOf({ filter, search }: QueuePlace): Record<string, string> {
  return {
    ...(filter === 'pending' ? {} : { filter }),
    ...(search === '' ? {} : { search }),
  };
}
