/** How often a write is sent at most. A second attempt helps after a lost request, or after a simultaneous write. */
export const MOST_ATTEMPTS = 2;
