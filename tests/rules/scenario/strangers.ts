import { person } from './people.ts';

/** A signed-in person without an account, whom no document names. */
export const STRANGER = person('eve');
