import { ownNames } from './backend-data.ts';

/** A place name that no other test uses, in letters alone: what drivers read of a place leaves out words with digits, which may be house numbers. */
export function ownPlace(): string {
  return ownNames().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}
