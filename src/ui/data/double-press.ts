/** How soon a second press belongs to the first, and must not do what only came to be there by it. Milliseconds. */
export const DOUBLE_PRESS_MS = 500;
