/** One end of a trip: its district or landmark, and coordinates if a device or a map gave them. */
export interface TripEnd {
  /** Empty if the firm has none there. */
  readonly area: string;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
}
