export interface TripEnd {
  /** The district or landmark; empty if the firm has named none there. */
  readonly area: string;
  /** Present, like `lng`, if a device or a landmark gave coordinates. */
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
}
