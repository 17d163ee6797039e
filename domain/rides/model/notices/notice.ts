/** The notices for drivers, whose page may be closed. */
export const DRIVER_NOTICES = [
  /** The driver is offered a ride. */
  'offer',
  'assigned',
  /** Dispatch has recalled the driver's ride, or given it to another driver. */
  'withdrawn',
  'ride-cancelled',
  'edited',
  /** Dispatch has reopened an ended ride of the driver. */
  'reopened',
  /** A request is open to any free driver. */
  'request',
  /** A later ride can be promised. Drivers off duty who want such news get this at most once an hour. */
  'later-request',
  /** A ride that the driver has promised is due. */
  'due',
  /** The driver is driving, and the driver's page has given no sign of life for a while. */
  'silent',
] as const;

export const PASSENGER_NOTICES = [
  'confirmed',
  'on-the-way',
  'here',
  /** The arrival of the driver was taken back. */
  'not-here',
  /** Car, number or name of the driver has changed while the driver is on the way or waits (D90). */
  'card-renewed',
  /** Dispatch has cancelled the ride. */
  'called-off',
  /** The driver does not come. The search goes on. */
  'given-back',
  'search-ending',
  'search-over',
] as const;

export type NoticeKind = (typeof DRIVER_NOTICES)[number] | (typeof PASSENGER_NOTICES)[number];

/** One notice to one person. It has no name, no place and no number, because a lock screen shows it. */
export interface Notice {
  /** The uid of the recipient. */
  readonly to: string;
  readonly kind: NoticeKind;
  readonly ride: string;
  /** A document id that is the same whenever this notice is computed again. */
  readonly key: string;
  /** From when on the notice is too late to be sent. */
  readonly until: Date;
}
