/** The limits that texts name. */

/** The longest name, in UTF-16 units, as the rules count them. */
export const LONGEST_NAME = 100;

/** The longest reason for a rejection, in the same units. */
export const LONGEST_REASON = 500;

/** How long the screens offer to undo a decision. Seconds. */
export const UNDO_WINDOW_SECONDS = 10;
