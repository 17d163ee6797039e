export const SECOND_MS = 1000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
/** A day of the calendar is shorter or longer if the clocks change. */
export const DAY_MS = 86_400_000;

/** For how many seconds one can undo a decision, or an act that a toast reports. See also `TAKE_BACK_SECONDS`. */
export const UNDO_WINDOW_SECONDS = 10;
