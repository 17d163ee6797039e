const ANY_ORIGIN = 'https://product.invalid';

/** The path in `?redirect=`; anything that leads to another origin is ignored. */
export function redirectIn(search: Record<string, unknown>): string | null {
  const target = search['redirect'];
  if (typeof target !== 'string' || !target.startsWith('/') || !URL.canParse(target, ANY_ORIGIN)) return null;
  const { origin, pathname, search: query, hash } = new URL(target, ANY_ORIGIN);
  // `/..//elsewhere` becomes `//elsewhere` only here, where the dots are resolved.
  if (origin !== ANY_ORIGIN || pathname.startsWith('//')) return null;
  return `${pathname}${query}${hash}`;
}
