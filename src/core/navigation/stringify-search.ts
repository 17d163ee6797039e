/** Replaces half surrogate pairs, which cut or pasted text may contain and `encodeURIComponent` throws on. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Starts with `?`, or is empty. Values that are not strings are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${encode(key)}=${encode(value)}`] : [],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
