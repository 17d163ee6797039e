/**
 * How often a write is sent if it is safe to repeat because nothing of it was stored: when several people write at once
 * a denial may be spurious, and a request may never have arrived.
 */
export const MOST_ATTEMPTS = 2;
