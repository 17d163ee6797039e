/**
 * Within this time a second press belongs to a double click. It must not act on a control that the first press put under
 * the pointer. Milliseconds.
 */
export const DOUBLE_PRESS_MS = 500;
