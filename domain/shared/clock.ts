/** The current time. It is passed in, so that the domain never reads a clock itself. */
export interface Clock {
  /** Never earlier than the previous answer. */
  now(): Date;
}
