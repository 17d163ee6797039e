import { usableAddress } from '#domain/accounts/model/email-address.ts';

/** Search parameters are plain strings, without JSON. A `+` stays a plus, because email addresses contain it. */
export type SearchParams = Readonly<Record<string, string>>;

/** Parses a search, with or without its `?`. If a parameter is repeated, the last one counts. */
export function parseSearch(search: string): SearchParams {
  return Object.fromEntries(new URLSearchParams(search.replaceAll('+', '%2B')));
}

/** The email address in `?email=`; `null` for anything else. */
export function emailIn(search: Record<string, unknown>): string | null {
  const email = search['email'];
  return typeof email === 'string' ? usableAddress(email) : null;
}
