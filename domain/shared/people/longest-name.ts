/** The longest name in UTF-16 units. It has its own file, because not every page loads the checks of names. */
export const LONGEST_NAME = 100;
