/**
 * How often a write is sent while nothing of it is stored. Simultaneous writes can cause a denial that a second attempt
 * does not meet, and a request may get lost.
 */
export const MOST_ATTEMPTS = 2;
