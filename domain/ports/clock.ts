/** The time of day. */
export interface Clock {
  /** The present moment; never earlier than the answer before it. */
  now(): Date;
}
