/** Encodes a text. `encodeURIComponent` throws on half a surrogate pair, which cut or pasted text may contain. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** The search of an address: it starts with `?`, or is empty. Values that are not strings are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${encode(key)}=${encode(value)}`] : [],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
