/** `2026-00042`: the rules have the same form. */
export const billNumber = (year: string, n: number): string => `${year}-${String(n).padStart(5, '0')}`;
