import { queuePlaceIn, searchOf, type QueueSearch } from '../queue/queue-place.ts';

/** The search parameters of an account's page: from where it was reached, so that the way back leads there. */
export interface AccountSearch extends QueueSearch {
  readonly from?: 'health' | undefined;
}

/** Anything invalid counts as absent. */
export function accountSearch(search: Record<string, unknown>): AccountSearch {
  return { from: search['from'] === 'health' ? 'health' : undefined, ...searchOf(queuePlaceIn(search)) };
}
