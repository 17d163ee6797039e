/**
 * How often a write is sent that may be sent again, since it has left no trace: where several write at once a denial may be
 * spurious, and a request may never have arrived.
 */
export const MOST_ATTEMPTS = 2;
