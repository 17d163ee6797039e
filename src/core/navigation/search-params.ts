import { parseEmail } from '#domain/accounts/model/email-address.ts';

/** Search parameters are plain strings: no JSON, and a `+` stays a plus, because addresses contain it. */
export type SearchParams = Readonly<Record<string, string>>;

/** `search` may begin with `?`. Of repeated parameters the last one counts. */
export function parseSearch(search: string): SearchParams {
  return Object.fromEntries(new URLSearchParams(search.replaceAll('+', '%2B')));
}

/** Replaces half surrogate pairs, which cut or pasted text may contain and `encodeURIComponent` throws on. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Starts with `?`, or is empty. Values that are not strings are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${encode(key)}=${encode(value)}`] : [],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** The address in `?email=`; anything that is not an address is ignored. */
export function emailIn(search: Record<string, unknown>): string | null {
  const email = search['email'];
  if (typeof email !== 'string') return null;
  const parsed = parseEmail(email);
  return parsed.ok ? parsed.value : null;
}

const ANY_ORIGIN = 'https://product.invalid';

/** The path in `?redirect=`; anything that leads to another origin is ignored. */
export function redirectIn(search: Record<string, unknown>): string | null {
  const target = search['redirect'];
  if (typeof target !== 'string' || !target.startsWith('/') || !URL.canParse(target, ANY_ORIGIN)) return null;
  const { origin, pathname, search: query, hash } = new URL(target, ANY_ORIGIN);
  // `/..//elsewhere` becomes `//elsewhere` only here, where dots are resolved.
  if (origin !== ANY_ORIGIN || pathname.startsWith('//')) return null;
  return `${pathname}${query}${hash}`;
}
