/** The domain's only source of the current time. A correction may set the time back. */
export interface Clock {
  now(): Date;
}
