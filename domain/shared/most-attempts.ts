/** How often a write is sent at most, unless its service has another number. It is repeated if lost or in conflict. */
export const MOST_ATTEMPTS = 2;
