/** Encodes a text, and replaces half surrogate pairs in it, because `encodeURIComponent` throws on them. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** The search of an address: it starts with `?`, or is empty. Values that are not strings are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${encode(key)}=${encode(value)}`] : [],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
