/** Where a link in a mail has its code: the provider's own name for it. */
export const LINK_CODE = 'oobCode';

/** The code of a mailed link. Its other parameters (mode, apiKey, lang) are not needed. */
export function resetCodeIn(search: Record<string, unknown>): string | null {
  const code = search[LINK_CODE];
  return typeof code === 'string' && code !== '' ? code : null;
}
