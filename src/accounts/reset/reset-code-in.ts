/** The code in `?oobCode=`. The link's other parameters (mode, apiKey, lang) are not needed. */
export function resetCodeIn(search: Record<string, unknown>): string | null {
  const code = search['oobCode'];
  return typeof code === 'string' && code !== '' ? code : null;
}
