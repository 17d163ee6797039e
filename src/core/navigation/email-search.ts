import { emailIn } from './search-params.ts';

// The router merges a route's validated search parameters into those of the address. To drop an unusable one, a route
// must return it as `undefined`.

/** The search parameters of a page that may be opened for an address. */
export interface EmailSearch {
  readonly email?: string | undefined;
}

/** A route's `?email=`; anything that is not an address is ignored. */
export function emailSearch(search: Record<string, unknown>): EmailSearch {
  return { email: emailIn(search) ?? undefined };
}
