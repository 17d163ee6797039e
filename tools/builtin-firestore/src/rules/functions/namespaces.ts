import type { MemberTable } from '../values/signature.ts';
import { hashingFunctions } from './hashing-functions.ts';
import { latLngFunctions } from './latlng-functions.ts';
import { mathFunctions } from './math-functions.ts';
import { durationFunctions, timestampFunctions } from './time-functions.ts';

/** The functions that are called as `namespace.name(…)` (rules 7.4). */
export const namespaces: ReadonlyMap<string, MemberTable<null>> = new Map([
  ['math', mathFunctions],
  ['timestamp', timestampFunctions],
  ['duration', durationFunctions],
  ['latlng', latLngFunctions],
  ['hashing', hashingFunctions],
]);

/** `get` and its relatives, which look up a document. */
export const lookupFunctions = ['get', 'exists', 'getAfter', 'existsAfter'] as const;

export type LookupFunction = (typeof lookupFunctions)[number];
