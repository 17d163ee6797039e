import { ownNames } from './backend-data.ts';

/** A place name that no other test uses, in letters alone: what drivers read of a place leaves out words with digits, which may be house numbers. */
export function ownPlace(): string {
  return ownNames().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}

/** An address in a town that no other test uses. Drivers see the town alone before they take the ride (rides R33). */
export const ownAddress = (name: string): string => `${name}, 10115 ${ownPlace()}`;
