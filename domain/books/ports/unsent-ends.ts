import type { StoredEnds } from '../model/fares/open-end.ts';

/** A driver's ends of rides on a device, which survive reloads and sign-outs, as the unsent steps do (rides R25). */
export interface UnsentEnds {
  /** The stored value, of any shape, so the reader parses it; `null` if there is none, or if it cannot be read. */
  read(): unknown;
  /** Replaces the stored value. */
  store(ends: StoredEnds): void;
}
