/** The current time; the domain never reads a clock itself. A correction may set the time back. */
export interface Clock {
  now(): Date;
}
