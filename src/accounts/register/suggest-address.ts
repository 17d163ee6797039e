import { normaliseEmail } from '#domain/accounts/model/email-address.ts';

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

/** Real mail domains that look like typing errors for one of those above. */
const ALIKE = ['mail.com', 'email.com', 'ymail.com', 'love.com'] as const;

const REAL: ReadonlySet<string> = new Set([...COMMON, ...ALIKE]);

/** Whether `typed` is `meant` with one typing error: a letter added, missing or replaced, or two swapped. */
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

/**
 * Whether the domain of an address has no ending, such as `.com`. It may exist inside a firm, so this is not an error; but
 * if it is a mistake, mail never arrives.
 */
export function lacksEnding(typed: string): boolean {
  return /.@[^.]+$/.test(normaliseEmail(typed));
}

/** The probable address if a common mail domain looks mistyped; otherwise `null`. */
export function suggestAddress(typed: string): string | null {
  const address = normaliseEmail(typed);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || REAL.has(domain)) return null;
  const meant = COMMON.find((common) => isOneSlipAway(domain, common));
  return meant === undefined ? null : `${address.slice(0, at + 1)}${meant}`;
}
