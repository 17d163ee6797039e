/** The seed of the random inputs, the same in every run unless `COMPARISON_SEED` gives another. */
export const SEED = Number(process.env['COMPARISON_SEED'] ?? 14);

const FACTOR = Number(process.env['COMPARISON_FACTOR'] ?? 1);

/** How many inputs are tried; `COMPARISON_FACTOR` multiplies it. */
export const runs = (usual: number): { readonly seed: number; readonly numRuns: number } => ({
  seed: SEED,
  numRuns: Math.ceil(usual * FACTOR),
});
