/** What drivers are notified of while their page may be closed. */
export const DRIVER_NOTICES = [
  /** They are asked for a ride. */
  'offer',
  'assigned',
  /** Dispatch has given a ride that they had to another driver, or back to the pool. */
  'withdrawn',
  'ride-cancelled',
  'edited',
  /** Dispatch has reopened a ride of theirs that was over. */
  'reopened',
  /** A ride can be taken by any free driver. */
  'request',
  /** A ride that they have promised can be set off for. */
  'due',
  /** They drive a passenger, and their page has given no sign of life for a while. */
  'silent',
] as const;

export const PASSENGER_NOTICES = [
  'confirmed',
  'on-the-way',
  'here',
  /** Their driver is not there yet, although it was said so. */
  'not-here',
  /** While the driver is on the way or waits: another car, number or name than the passenger looks out for (D90). */
  'card-renewed',
  /** The service has cancelled their ride. */
  'called-off',
  /** Their driver does not come; the search goes on. */
  'given-back',
  'search-ending',
  'search-over',
] as const;

export type NoticeKind = (typeof DRIVER_NOTICES)[number] | (typeof PASSENGER_NOTICES)[number];

/**
 * A message to one person, on all their push devices. It names nobody, no place and no number: a lock screen shows it, and
 * the page behind it has the rest.
 */
export interface Notice {
  /** The uid of its reader. */
  readonly to: string;
  readonly kind: NoticeKind;
  readonly ride: string;
  /** The same for the same notice, however often and however late it is decided on; a valid id of a document. */
  readonly key: string;
  /** From then on it is too late to send it. */
  readonly until: Date;
}
