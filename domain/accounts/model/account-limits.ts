/** Limits of accounts and their lists. `tools/rules/rules-constants.ts` names the limits that the rules have, too. */

/** How many times a person may change their name. Each change adds a former name to the profile. */
export const MOST_RENAMES = 20;

/** The longest reason of a rejection. Lengths are in UTF-16 units. */
export const LONGEST_REASON = 500;

/** The longest number of a driving permit. */
export const LONGEST_LICENCE = 40;
/** The longest message in an application. */
export const LONGEST_MESSAGE = 500;

export const LONGEST_ACCOUNT_NOTE = 1000;

/** How many questions reviewers may ask an applicant. `areAnsweredIn` in `firestore.rules` checks each by number. */
export const MOST_QUESTIONS = 5;

/** The number of rows on a page of accounts, decisions or given-up mails. */
export const PAGE_SIZE = 25;

/** Counts stop here, and screens add a plus. The rules refuse longer lists of accounts, decisions, notes and mails. */
export const COUNT_LIMIT = 100;
