/** Time to notice a text that nobody has waited for, and the pace of a slow reader. Milliseconds. */
const TO_NOTICE_MS = 2000;
const PER_CHARACTER_MS = 60;
const AT_LEAST_MS = 5000;

/** How long a text that leaves by itself is shown. Milliseconds. */
export function readingTime(text: string): number {
  return Math.max(AT_LEAST_MS, TO_NOTICE_MS + text.length * PER_CHARACTER_MS);
}
