/** The longest name, in UTF-16 units, as in the rules. Separate from the checks, which not every page needs. */
export const LONGEST_NAME = 100;
