/** How many cases each property tries: few by default, as many as FUZZ_RUNS says for a long search. */
export const fuzzRuns = Number(process.env['FUZZ_RUNS'] ?? 150);
