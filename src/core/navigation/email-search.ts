import { emailIn } from './search-params.ts';

// The router lays what a route makes of the search parameters over what the address says. So a route names each of its
// parameters, `undefined` where the address has nothing usable.

/** The search parameters of a page that may be opened for an address. */
export interface EmailSearch {
  readonly email?: string | undefined;
}

/** A route's `?email=`; anything that is not an address is ignored. */
export function emailSearch(search: Record<string, unknown>): EmailSearch {
  return { email: emailIn(search) ?? undefined };
}
