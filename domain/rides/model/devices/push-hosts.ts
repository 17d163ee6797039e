/**
 * The hosts of the push services of Chrome, Firefox, Safari and Edge, as patterns. Rules and sender accept no other
 * host, because otherwise anyone could make the sender call any address.
 */
export const PUSH_HOSTS = [
  'fcm[.]googleapis[.]com',
  'updates[.]push[.]services[.]mozilla[.]com',
  'web[.]push[.]apple[.]com',
  '[a-z0-9-]+[.]notify[.]windows[.]com',
] as const;

/** The longest address of a push device at its push service, in UTF-16 units. */
export const LONGEST_ENDPOINT = 500;

const ENDPOINT = new RegExp(`^https://(${PUSH_HOSTS.join('|')})/[!-~]+$`);

/** Whether a text is the address of a push device at one of these push services. */
export function isPushAddress(text: string): boolean {
  return text.length <= LONGEST_ENDPOINT && ENDPOINT.test(text);
}
