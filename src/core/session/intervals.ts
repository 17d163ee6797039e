const { VITE_GATE_INTERVAL, VITE_SESSION_INTERVAL } = import.meta.env;

const SECOND_MS = 1000;

/**
 * How often a visible page polls the server, in milliseconds. A constant of the build, which refuses anything
 * but whole seconds (`tools/build/hosting/assert-intervals.ts`).
 */
export const intervals = {
  /** The pending page, for its applicant's gate (design D15). */
  gate: Number(VITE_GATE_INTERVAL || 15) * SECOND_MS,
  /** Every page behind sign-in, for the own profile (design D27). */
  session: Number(VITE_SESSION_INTERVAL || 60) * SECOND_MS,
} as const;
