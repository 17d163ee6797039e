/**
 * How many sequences of requests `npm test` decides with rules and table. `RULES_SEQUENCES` changes the number.
 */
export const SEQUENCES = Number(process.env['RULES_SEQUENCES'] ?? 5_000);

export const LONGEST_SEQUENCE = 10;
