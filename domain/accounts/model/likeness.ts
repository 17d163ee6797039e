import { dialled } from '../../shared/phone.ts';
import { nameKeysOf } from '../../shared/people/name-keys.ts';
import type { User } from './user.ts';

/** What two accounts may have in common, the strongest sign first. */
export const LIKENESSES = ['address', 'phone', 'name'] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** Removes a tag (`+…`) and dots before the `@`, and replaces `googlemail.com` by `gmail.com`. */
function plainAddress(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const local = address
    .slice(0, at)
    .replace(/[+].*$/, '')
    .replaceAll('.', '');
  return `${local}${address.slice(at).replace(/^@googlemail[.]com$/, '@gmail.com')}`;
}

/** Returns other addresses that may reach the same mailbox. One has no tag, the other is the `plainAddress`. */
export function addressVariants(email: string): readonly string[] {
  const untagged = email.replace(/[+][^@]*@/, '@');
  return [...new Set([untagged, plainAddress(email)])].filter((variant) => variant !== email);
}

/** Returns the last eight digits of a number. In most numbers these do not depend on the country code. */
const endOf = (phone = '') => dialled(phone).slice(-8);

/** Returns what two accounts have in common. Numbers of fewer than six digits count as different. */
export function likenessOf(one: User, other: User): readonly Likeness[] {
  const phones = [one, other].map(({ application }) => endOf(application.phone));
  const names = [one, other].map(({ name }) => (name === null ? '' : nameKeysOf(name).nameKey));
  const alike = {
    address: plainAddress(one.email) === plainAddress(other.email),
    phone: (phones[0] ?? '').length >= 6 && phones[0] === phones[1],
    name: names[0] !== '' && names[0] === names[1],
  };
  return LIKENESSES.filter((likeness) => alike[likeness]);
}
