import { parseEmail } from '#domain/account/email-address.ts';

/** Search parameters are plain strings: no JSON, and a `+` stays a plus, because addresses contain it. */
export type SearchParams = Readonly<Record<string, string>>;

export function parseSearch(search: string): SearchParams {
  return Object.fromEntries(new URLSearchParams(search.replaceAll('+', '%2B')));
}

/** Half a character, as cutting a text or a paste may leave it, cannot be encoded and would throw. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

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

const SOMEWHERE = 'https://product.invalid';

/** The path in `?redirect=`; anything that leads to another origin is ignored. */
export function redirectIn(search: Record<string, unknown>): string | null {
  const target = search['redirect'];
  if (typeof target !== 'string' || !target.startsWith('/') || !URL.canParse(target, SOMEWHERE)) return null;
  const { origin, pathname, search: query, hash } = new URL(target, SOMEWHERE);
  // `/..//elsewhere` becomes `//elsewhere` only here, where dots are resolved.
  if (origin !== SOMEWHERE || pathname.startsWith('//')) return null;
  return `${pathname}${query}${hash}`;
}
