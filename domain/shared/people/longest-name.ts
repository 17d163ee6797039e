/** The longest name, in UTF-16 units, as the rules count them. Apart from what checks names, which not every page needs. */
export const LONGEST_NAME = 100;
