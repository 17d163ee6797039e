/** How many sequences of requests rules and table decide alike in each `npm test`; `RULES_SEQUENCES` for a longer run. */
export const SEQUENCES = Number(process.env['RULES_SEQUENCES'] ?? 5_000);
