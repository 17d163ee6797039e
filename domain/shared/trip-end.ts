/** One end of a trip: its district or landmark, and its coordinates if a device or a map gave them. */
export interface TripEnd {
  /** Empty if the firm knows none there. */
  readonly area: string;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
}
