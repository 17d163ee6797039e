/** The notices for drivers, whose page may be closed. */
export const DRIVER_NOTICES = [
  /** They are offered a ride. */
  'offer',
  'assigned',
  /** Dispatch has given their ride to another driver, or reopened its search. */
  'withdrawn',
  'ride-cancelled',
  'edited',
  /** Dispatch has reopened an ended ride that was theirs. */
  'reopened',
  /** A ride can be taken by any free driver. */
  'request',
  /** A ride for later can be promised; for drivers off duty who asked for it, at most once an hour. */
  'later-request',
  /** They can set off for a ride that they have promised. */
  'due',
  /** They are driving, and their page has given no sign of life for a while. */
  'silent',
] as const;

export const PASSENGER_NOTICES = [
  'confirmed',
  'on-the-way',
  'here',
  /** Their driver is not there yet, although an arrival was announced. */
  'not-here',
  /** While the driver is on the way or waits: the car, number or name has changed (D90). */
  'card-renewed',
  /** The service has cancelled their ride. */
  'called-off',
  /** Their driver does not come; the search continues. */
  'given-back',
  'search-ending',
  'search-over',
] as const;

export type NoticeKind = (typeof DRIVER_NOTICES)[number] | (typeof PASSENGER_NOTICES)[number];

/** One notice to one person, without a name, a place or a number, because a lock screen shows it. */
export interface Notice {
  /** The uid of the recipient. */
  readonly to: string;
  readonly kind: NoticeKind;
  readonly ride: string;
  /** The same for the same notice, however often and late it is computed; a valid document id. */
  readonly key: string;
  /** When it is too late to be sent. */
  readonly until: Date;
}
