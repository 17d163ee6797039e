/** The limits of accounts and their lists. `npm run rules:constants` writes those that the rules need too. */

/** How often people may change their name: the profile stores each former name. */
export const MOST_RENAMES = 20;

/** The longest reason of a rejection. Lengths are in UTF-16 units. */
export const LONGEST_REASON = 500;

/** The longest number of a driving permit, and the longest message of an applicant. */
export const LONGEST_LICENCE = 40;
export const LONGEST_MESSAGE = 500;

export const LONGEST_ACCOUNT_NOTE = 1000;

/** How many questions reviewers may ask an applicant. At most ten, because the id of a mail has one digit. */
export const MOST_QUESTIONS = 5;

/** Rows of a page, which costs the same number of reads however many accounts there are. */
export const PAGE_SIZE = 25;

/** Counting stops here, and the screens show a plus. The rules refuse longer lists of accounts, notes and entries. */
export const COUNT_LIMIT = 100;
