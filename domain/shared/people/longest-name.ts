/** The longest name in UTF-16 units, as in the rules. Apart from the checks, which not every page loads. */
export const LONGEST_NAME = 100;
