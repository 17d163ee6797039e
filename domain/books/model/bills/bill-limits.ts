/** The most lines of a bill: one request reads all of them. */
export const MOST_BILL_LINES = 2000;
/** The most bills of a month, or of an account. */
export const MOST_BILLS = 500;
/** A label of a question and its answer. */
export const LONGEST_REFERENCE = 130;
export const MOST_FORMER_PAYMENTS = 20;
