/**
 * The hosts of the push services of Chrome, Firefox, Safari and Edge, as patterns. The list is closed, in the rules and
 * in the sender: otherwise anyone could have the sender call an address of their choice.
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

/** Whether a text is the address of a push device at a push service that is known. */
export function isPushAddress(text: string): boolean {
  return text.length <= LONGEST_ENDPOINT && ENDPOINT.test(text);
}
