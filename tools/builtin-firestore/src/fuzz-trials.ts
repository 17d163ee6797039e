/** The unit of the numbers below, which `FUZZ_RUNS` raises for a longer search. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 150);

/** How many inputs each property of the built-in Firestore tries. */
export const FUZZ_TRIALS = {
  'random conditions, printed': RUNS * 2,
  'random rules for a query': RUNS * 5,
  'changes with queries between them': RUNS * 3,
  'sequences of commits': RUNS * 2,
  'commits to what is listened to': RUNS * 2,
};
