import { SECOND_MS } from '#domain/shared/durations.ts';

const MINUTE = 60;

/**
 * The time left until a moment of the server, such as "4:59"; `null` once it has passed. Ends a second late rather than
 * early, because no device knows the server's time exactly.
 */
export function timeLeft(until: Date, now: Date): string | null {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / SECOND_MS);
  if (seconds < 0) return null;
  const left = Math.max(1, seconds);
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, '0')}`;
}
