const SECOND_MS = 1000;

/** How often a visible page polls the server, in milliseconds. */
export const intervals = {
  /** The pending page, for its applicant's gate (design D15). */
  gate: 15 * SECOND_MS,
  /** Every page behind sign-in, for the own profile (design D27). */
  session: 60 * SECOND_MS,
} as const;
