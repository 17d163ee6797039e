import { z } from 'zod';

/** Seconds as written in the environment; empty for the default. Fewer than five would be a load test, not a watch. */
const seconds = z.union([z.literal(''), z.coerce.number().int().min(5).max(3600)]).optional();

const Intervals = z.object({ VITE_GATE_INTERVAL: seconds, VITE_SESSION_INTERVAL: seconds });

/** Refuses a build whose pages would poll at an unreasonable interval. */
export function assertIntervals(variables: Readonly<Record<string, unknown>>): void {
  const parsed = Intervals.safeParse(variables);
  if (parsed.success) return;
  const names = parsed.error.issues.map(({ path }) => path.join('.')).join(' and ');
  throw new Error(
    `${names} must be whole seconds from 5 to 3600, or empty; .env.example lists all variables.`,
  );
}
