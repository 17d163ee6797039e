/**
 * The longest name, in UTF-16 units, as the rules count them. A file of its own: the sign-in page has the sentence that names
 * it, and no use for what parses names.
 */
export const LONGEST_NAME = 100;
