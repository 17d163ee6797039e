/** The number of a bill, such as `2026-00042`. The rules build the same text. */
export const billNumber = (year: string, n: number): string => `${year}-${String(n).padStart(5, '0')}`;
