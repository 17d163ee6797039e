/** How often a write is sent at most if it is lost or in conflict, unless its service has another number. */
export const MOST_ATTEMPTS = 2;
