const NANOS_PER_MILLI = 1_000_000n;

/** The nanoseconds of one day. */
export const NANOS_PER_DAY = 86_400_000n * NANOS_PER_MILLI;

/** Division that rounds towards minus infinity. */
export function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor !== 0n && dividend < 0n !== divisor < 0n ? quotient - 1n : quotient;
}

/** The UTC calendar of a moment, to the millisecond. */
export function utcDate(nanos: bigint): Date {
  return new Date(Number(floorDivide(nanos, NANOS_PER_MILLI)));
}

/** From 1 on the first of January. */
export function dayOfYear(nanos: bigint): number {
  const date = utcDate(nanos);
  const newYear = new Date(0);
  newYear.setUTCFullYear(date.getUTCFullYear(), 0, 1);
  return Math.floor((date.getTime() - newYear.getTime()) / 86_400_000) + 1;
}

/** Midnight UTC of a date; null if the calendar has no such date. */
export function nanosOfDate(year: bigint, month: bigint, day: bigint): bigint | null {
  if (year < 1n || year > 9999n || month < 1n || month > 12n || day < 1n || day > 31n) return null;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCDate() === Number(day) ? BigInt(date.getTime()) * NANOS_PER_MILLI : null;
}
