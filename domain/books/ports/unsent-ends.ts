import type { StoredEnds } from '../model/fares/open-end.ts';

/** The ends of a driver's rides, stored on a device. They survive reloads and sign-outs, as unsent steps do (R25). */
export interface UnsentEnds {
  /** The stored value, of any shape; `null` if there is none, or if it cannot be read. */
  read(): unknown;
  store(ends: StoredEnds): void;
}
