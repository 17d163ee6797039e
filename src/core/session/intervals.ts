/**
 * How often a visible page asks for the account of its person, in milliseconds. What pages ask for about others is in
 * `adapters/feeds/`.
 */
export const intervals = {
  /** The pending page, for its applicant's gate (D15). */
  gate: 15_000,
  /** Every page behind sign-in, for the own profile (D27). */
  session: 60_000,
} as const;
