import { person } from './people.ts';

/** Somebody who is signed in, without an account, and whom no document names. */
export const STRANGER = person('eve');
