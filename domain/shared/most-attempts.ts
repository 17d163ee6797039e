/** How often a write is sent at most, unless its service has another number. A conflict or a loss may repeat it. */
export const MOST_ATTEMPTS = 2;
