/**
 * How many sequences of requests each `npm test` decides with rules and table; set `RULES_SEQUENCES` for a longer run.
 */
export const SEQUENCES = Number(process.env['RULES_SEQUENCES'] ?? 5_000);

export const LONGEST_SEQUENCE = 10;
