import { ownNames } from './backend-data.ts';

/**
 * A place name of letters only, which no other test uses. Drivers do not see words with digits, because these may be
 * house numbers.
 */
export function ownPlace(): string {
  return ownNames().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}

const POSTCODE = ', 10115 ';

/** An address in a town that no other test uses. */
export const ownAddress = (name: string): string => `${name}${POSTCODE}${ownPlace()}`;

/** The part of an `ownAddress` that drivers see before they take the ride (rides R33); any other place unchanged. */
export const shownToDrivers = (place: string): string => place.split(POSTCODE).at(-1) ?? place;
