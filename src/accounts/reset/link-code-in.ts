/** The provider's name for the parameter with the code of a mailed link. */
export const LINK_CODE = 'oobCode';

/** The code of a mailed link; `null` if the search has none. */
export function linkCodeIn(search: Record<string, unknown>): string | null {
  const code = search[LINK_CODE];
  return typeof code === 'string' && code !== '' ? code : null;
}
