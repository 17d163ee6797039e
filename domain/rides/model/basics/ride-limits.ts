/** `SHORTEST_PLACE` is in characters, all other lengths in UTF-16 units. The rules have copies of some limits. */

export const SHORTEST_PLACE = 2;
export const LONGEST_PLACE = 200;
/** The longest name of a district, a landmark or a town. */
export const LONGEST_AREA = 60;
export const MOST_LANDMARKS = 100;
export const MOST_DISTRICTS = 200;

/** If more people ride, services check that the fleet has a car with enough seats (D113). */
export const SEATS_OF_ANY_CAR = 4;
/** How many open rides for later a passenger may book (rides R7). */
export const MOST_LATER_RIDES = 3;
export const LONGEST_TRIP_NOTE = 300;
/** The shortest note that explains the correction of an outcome or of a duty. */
export const SHORTEST_CORRECTION = 3;
/** The longest name of a passenger in a ride, and of a customer. */
export const LONGEST_PASSENGER_NAME = 100;

/** When this many digits are typed, at most `MOST_SUGGESTED` customers are suggested. */
export const SUGGESTED_FROM = 4;
export const MOST_SUGGESTED = 5;
/** The most entries in `places` of a customer's record. */
export const MOST_CUSTOMER_PLACES = 3;
/** The most trips that the record of a customer or passenger has (D96). */
export const MOST_TAKEN_TRIPS = 12;
/** The most numbers that a customer has besides the main one. */
export const MOST_OTHER_PHONES = 3;
/** The most search entries of a customer. A name and four numbers have fewer. */
export const MOST_FINDS = 400;
/** How many days after the last booking or the import a customer's record is removed (rides R32). */
export const CUSTOMER_DAYS = 730;

/** A search finds at most this many customers. It finds at most this many accounts in each kind of record. */
export const MOST_NAMED = 10;
export const CUSTOMERS_PER_PAGE = 25;
/** How many customers, removed customers or passengers' records the rules let one query list. */
export const MOST_CUSTOMERS = 30;
/** How many customers, and how many passengers' records, are read for one number. */
export const MOST_WITH_NUMBER = 5;

export const RIDES_PER_PAGE = 20;
/** A count of rides stops at this number, because the rules let no query list more. */
export const MOST_COUNTED = 100_000;

/** How many of their own rides the rules let a person list at once. */
export const MOST_LISTED = 100;
/** How many requests the rules let one query list or count. A firm of 300 drivers has as many open rides. */
export const MOST_REQUESTS_LISTED = 500;

/** How many drivers or cars the rules let one query list: more than a firm of 300 drivers has. */
export const MOST_OF_FIRM = 500;

/** How many duties are listed at once: a month of shifts with seven breaks each (rides R38). */
export const MOST_DUTIES = 500;
/** How often in a row a driver may change duty, car or number. The next change must wait for `SIGN_PAUSE`. */
export const MOST_IN_A_ROW = 6;
/** If a shift is longer, its end may have been forgotten. Then its driver is asked, and dispatch sees a badge. */
export const LONG_SHIFT_HOURS = 12;
/** For how many days the hours on duty are stored: two years, as German law requires. */
export const DUTY_DAYS = 730;
/** How often the times of one duty can be corrected. */
export const MOST_CORRECTIONS = 20;
/** How many periods a driver can enter as days away. */
export const MOST_DAYS_AWAY = 30;

/** The most open rides on one board: twice as many as a firm of 300 drivers has. */
export const MOST_OPEN = 1000;

/** A board queries at most this many changes at once. If it gets this many, it reads the whole list instead. */
export const MOST_CHANGES = 200;

/** How many requests a driver sees at first, and how many more each time the driver asks for more. */
export const MOST_REQUESTS = 99;

/** How many of their own open rides a person sees at once. One more is queried, to know whether there are more. */
export const MOST_OWN_OPEN = MOST_LISTED - 1;

/**
 * How many of their own ended rides a person's page reads besides the open ones. The page suggests trips from them. It
 * also shows how a ride ended if the person saw the ride open.
 */
export const MOST_OWN_ENDED = 4;

/** When a ride has taken a slot of its passenger, the next ride must wait this long for a slot. Seconds. */
export const BOOKING_PAUSE = 10;
/** The pause that the rules demand between two estimates, two edits by a passenger or two new push devices. Seconds. */
export const REPEAT_PAUSE = 10;
/** How long a passenger must wait after saving a number or own places before saving again. Seconds. */
export const KEEP_PAUSE = 2;
/** After a driver's sign of life the rules refuse the next one for this long. Seconds. */
export const SIGN_PAUSE = 30;
/** How long a driver who has given back a ride with open details must wait before choosing another (D91). Seconds. */
export const RETURN_PAUSE = 60;
/** A driver who gives back this many rides within `RETURNS_WINDOW` (seconds) must wait until the window ends (D91). */
export const MOST_RETURNS = 3;
export const RETURNS_WINDOW = 600;
/** How long after the end of a ride its driver can read its details (rides R11). Only the rules use this. Seconds. */
export const DETAILS_AFTER_END = 86_400;
/** How many last rides the record of a customer lists. Three queries can find all of them. */
export const MOST_RIDES_OF_CALLER = 89;

/** How far ahead dispatch books and moves rides, and the longest horizon that a firm may set. Seconds. */
export const LONGEST_HORIZON = 365 * 86_400;
/** The longest search time that the settings can have. Seconds. */
export const LONGEST_SEARCH = 14_400;
/** The search time that passengers read is computed from 5 to 20 searches (D66). */
export const FEWEST_SEARCHES = 5;
export const MOST_SEARCHES = 20;
/** How long a search lasts before it can be extended. Seconds. */
export const SHORTEST_SEARCH = 60;
/** After this many steps a ride refuses each step with the condition `room`, so that no log grows for ever. */
export const MOST_STEPS = 200;
/** After this many steps drivers cannot estimate or take back, and passengers cannot edit. The rest is for dispatch. */
export const MOST_STEPS_TO_ESTIMATE = 100;
/** A driver may set off at most this long before a promised ride is due. Setting off opens the details. Seconds. */
export const EARLIEST_DEPARTURE = 3600;
/** For how long a driver may take back their last step of driving, and dispatch may reopen a ride (D89). Seconds. */
export const TAKE_BACK_SECONDS = 30;
export const REOPEN_SECONDS = 7200;
/** How far ahead a driver's estimated arrival can be. Seconds. */
export const FARTHEST_ESTIMATE = 10_800;

/** The most lines of a file of cars or customers, and how many lines one batch stores. */
export const MOST_LINES = 5000;
export const LINES_PER_BATCH = 100;
/** How many imports are listed at once, and for how many seconds one can be undone (D82). */
export const MOST_IMPORTS = 20;
export const UNDO_SECONDS = 86_400;
/** The longest text that stores the changes of one part of an import. */
export const LONGEST_CHANGES = 900_000;

export const LONGEST_LABEL = 60;
export const LONGEST_PLATE = 20;
export const MOST_SEATS = 60;
/** How many former plates a car has at most. */
export const MOST_FORMER_PLATES = 10;
/** The most kinds of papers of a firm, the longest name of a kind, and the most former entries of a paper (D120). */
export const MOST_PAPER_KINDS = 8;
export const LONGEST_PAPER_NAME = 40;
export const MOST_FORMER_PAPERS = 3;

/** How many orders are listed at once, and how often one order can change. */
export const MOST_ORDERS = 500;
export const MOST_ORDER_CHANGES = 100;
/** The most pauses of an order, and the most closed days of the firm. */
export const MOST_PAUSES = 20;
export const MOST_CLOSED_DAYS = 100;
/** An order is removed this many days after its last day. */
export const ORDER_DAYS = 90;
