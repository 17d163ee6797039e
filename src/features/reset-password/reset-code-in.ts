/** The code in `?oobCode=`. What else a provider's link carries (mode, apiKey, lang) says nothing to this page. */
export function resetCodeIn(search: Record<string, unknown>): string | null {
  const code = search['oobCode'];
  return typeof code === 'string' && code !== '' ? code : null;
}
