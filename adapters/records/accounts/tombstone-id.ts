/** The id of an address's tombstone: SHA-256 in lower-case hexadecimal. So the address itself is not stored. */
export async function tombstoneId(email: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
