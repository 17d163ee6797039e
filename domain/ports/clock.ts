/** The current time. */
export interface Clock {
  /** The current time; never earlier than the previous answer. */
  now(): Date;
}
