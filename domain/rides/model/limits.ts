/** The limits of rides (rides 4). The rules check the same; lengths are in UTF-16 units, as they count them. */

export const SHORTEST_PLACE = 3;
export const LONGEST_PLACE = 200;
/** A district, or a landmark that stands for one. */
export const LONGEST_AREA = 60;
export const MOST_LANDMARKS = 100;

export const MOST_PEOPLE = 8;
/** Of a passenger's open rides that are booked for later (rides R7). */
export const MOST_LATER_RIDES = 3;
export const LONGEST_NOTE = 300;
/** Of the note that says why an outcome is corrected. */
export const SHORTEST_CORRECTION = 3;
/** Of a passenger's name in the details. */
export const LONGEST_RIDER = 100;

/** Digits of the key by which callers are found: fewer are no number of anybody. */
export const SHORTEST_PHONE_KEY = 3;
/** From so many digits on, customers are suggested whose number begins with them; and how many at most. */
export const SUGGESTED_FROM = 5;
export const MOST_SUGGESTED = 5;
/** Places that are kept of a customer's last trips, and of a passenger's. */
export const MOST_CUSTOMER_PLACES = 3;
export const MOST_RIDER_PLACES = 10;
/** Days after their last ride for which a customer is kept (rides R32). */
export const CUSTOMER_DAYS = 730;

/** Customers, and passengers with an account, that are found by a name: the rules list no more customers. */
export const MOST_NAMED = 10;
/** Passengers' accounts that are listed with one number: as many as the rules list. */
export const MOST_WITH_NUMBER = 5;

export const RIDES_PER_PAGE = 20;
/** Counting stops here: the rules list no more. */
export const MOST_COUNTED = 5000;

/** Drivers, and cars, of a firm that are listed: the rules list no more at once. */
export const MOST_LISTED = 100;

/** Open rides on one board. */
export const MOST_OPEN = 200;

/** Requests that a driver sees at once: the rules list a hundred, of which the last only tells that there are others. */
export const MOST_REQUESTS = 99;

/** Somebody's own open rides that they see at once: of the hundred that the rules list the last only tells that there are others. */
export const MOST_OWN_OPEN = 99;

/**
 * Own rides that are over, on a page of those that are open: the trips that a booking suggests, and what became of one that
 * was open.
 */
export const MOST_OWN_ENDED = 4;

/** Seconds that a search may last at most, whatever the settings say. */
export const LONGEST_SEARCH = 14_400;
/** Seconds that a search lasts before it may begin anew. */
export const SHORTEST_SEARCH = 60;
/** After so many steps nobody goes round again: a ride that is requested is neither extended nor given to a driver. */
export const MOST_STEPS = 200;

export const LONGEST_LABEL = 60;
export const LONGEST_PLATE = 20;
export const MOST_SEATS = 60;
