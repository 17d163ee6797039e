/**
 * The longest name, in UTF-16 units, as the rules count them. It is separate from the checks of names, which not every page
 * needs.
 */
export const LONGEST_NAME = 100;
