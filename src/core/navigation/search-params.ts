import { usableAddress } from '#domain/accounts/model/email-address.ts';

/** Search parameters are plain strings: no JSON, and a `+` stays a plus, because addresses contain it. */
export type SearchParams = Readonly<Record<string, string>>;

/** `search` may begin with `?`. If a parameter is repeated, the last one counts. */
export function parseSearch(search: string): SearchParams {
  return Object.fromEntries(new URLSearchParams(search.replaceAll('+', '%2B')));
}

/** The address in `?email=`; anything that is not an address is ignored. */
export function emailIn(search: Record<string, unknown>): string | null {
  const email = search['email'];
  return typeof email === 'string' ? usableAddress(email) : null;
}
