/** The most lines of a bill. One request reads all lines. */
export const MOST_BILL_LINES = 2000;
/** The most bills in the list of a month or of a payer. */
export const MOST_BILLS = 500;
/** The longest text of a question with its answer. */
export const LONGEST_REFERENCE = 130;
export const MOST_FORMER_PAYMENTS = 20;
