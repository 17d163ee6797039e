import { normaliseEmail } from '#domain/account/email-address.ts';

/** Where most private addresses are, here and abroad. */
const COMMON = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'icloud.com',
  'proton.me',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
] as const;

/** Mail is received here as well, though each looks like a slip for one of those above. */
const ALIKE = ['mail.com', 'email.com', 'ymail.com', 'love.com'] as const;

const REAL: ReadonlySet<string> = new Set([...COMMON, ...ALIKE]);

/** Whether one slip of a finger leads from `typed` to `meant`: a letter more, less, another, or two swapped. */
function isOneSlipAway(typed: string, meant: string): boolean {
  if (typed === meant) return false;
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [left, right] = [typed.slice(same), meant.slice(same)];
  const swapped = `${left.charAt(1)}${left.charAt(0)}${left.slice(2)}`;
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    swapped === right
  );
}

/** The address somebody probably meant who mistyped a common mail domain; `null` where nothing looks mistyped. */
export function suggestAddress(typed: string): string | null {
  const address = normaliseEmail(typed);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || REAL.has(domain)) return null;
  const meant = COMMON.find((common) => isOneSlipAway(domain, common));
  return meant === undefined ? null : `${address.slice(0, at + 1)}${meant}`;
}
