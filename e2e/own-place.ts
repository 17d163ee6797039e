import { ownNames } from './backend.ts';

/** A name that no other test uses, in letters: drivers are told of a place without words that hold digits, which may be house numbers. */
export function ownPlace(): string {
  return ownNames().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}
