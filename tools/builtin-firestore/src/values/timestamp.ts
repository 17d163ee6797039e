const MICROS_PER_MINUTE = 60_000_000n;
const RFC_3339 =
  /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))$/;
const FIRST = BigInt(Date.parse('0001-01-01T00:00:00Z')) * 1000n;
const LAST = BigInt(Date.parse('9999-12-31T23:59:59Z')) * 1000n + 999_999n;

/** Microseconds of an RFC 3339 text, nanoseconds truncated (protocol 3); undefined if it is invalid or out of range. */
export function parseTimestamp(text: string): bigint | undefined {
  const parts = RFC_3339.exec(text);
  if (!parts) return undefined;
  const [, day = '', time = '', fraction = '', sign, hours = '0', minutes = '0'] = parts;
  const millis = Date.parse(`${day}T${time}Z`);
  // `Date.parse` accepts 30 February and 24:00. The round trip finds both.
  if (Number.isNaN(millis) || new Date(millis).toISOString() !== `${day}T${time}.000Z`) return undefined;
  const offset = (BigInt(hours) * 60n + BigInt(minutes)) * MICROS_PER_MINUTE;
  const local = BigInt(millis) * 1000n + BigInt(fraction.padEnd(6, '0').slice(0, 6));
  const micros = sign === '-' ? local + offset : local - offset;
  return micros < FIRST || micros > LAST ? undefined : micros;
}

/** RFC 3339 with `Z`. The fraction has 3 or 6 digits, or is absent (protocol 3). */
export function formatTimestamp(micros: bigint): string {
  const rest = ((micros % 1_000_000n) + 1_000_000n) % 1_000_000n;
  const seconds = new Date(Number((micros - rest) / 1000n)).toISOString().slice(0, 19);
  if (rest === 0n) return `${seconds}Z`;
  const digits = rest.toString().padStart(6, '0');
  return `${seconds}.${digits.endsWith('000') ? digits.slice(0, 3) : digits}Z`;
}
