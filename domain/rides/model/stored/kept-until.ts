const MS = 1000;
/**
 * Removed earlier than retention allows: the rules refuse a removal that is a second too late, or two hours too early, and
 * no device's clock is exact. Seconds.
 */
const MARGIN = 3600;

/** When what is about rides at this time is removed (rides R32). `retention` is in seconds. */
export function keptUntil(from: Date, retention: number): Date {
  return new Date(from.getTime() + (retention - MARGIN) * MS);
}
