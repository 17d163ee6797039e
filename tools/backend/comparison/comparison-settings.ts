/** What is asked at random, the same in every run; `COMPARISON_SEED` asks something else. */
export const SEED = Number(process.env['COMPARISON_SEED'] ?? 14);

const FACTOR = Number(process.env['COMPARISON_FACTOR'] ?? 1);

/** `COMPARISON_FACTOR` asks more or less. */
export const runs = (usual: number): { readonly seed: number; readonly numRuns: number } => ({
  seed: SEED,
  numRuns: Math.ceil(usual * FACTOR),
});
