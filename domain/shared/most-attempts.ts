/** How many times a lost or conflicting write is sent at most, unless its service has another number. */
export const MOST_ATTEMPTS = 2;
