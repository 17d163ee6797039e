/** The cached values: a person's profile and open rides (`work`), and a driver's shift and last read fares. */
export type CachedName = 'profile' | 'work' | 'shift' | 'fares';

/**
 * The cache of one person on this device. Its values are shown only if the server was not reached or does not answer. A
 * refusal, the session's end and another person's value remove them. A passenger's values need an open ride.
 */
export interface LastKnown {
  /**
   * Returns a value of this person by its name. The caller decodes it, because it may have any shape. `null` if there
   * is none, if it is damaged or older than `CACHED_MS`, or if storage is blocked.
   */
  read(uid: string, name: CachedName): unknown;
  /** The uid of the person whose values are cached, also if they are too old to be read; `null` if there are none. */
  holder(): string | null;
  /** Resolves when a page should show cached values instead of waiting. Resolves at once if the device is offline. */
  patience(): Promise<void>;
  /** Caches a value of JSON values and dates. Removes other people's values, and all values if storage is full. */
  cache(uid: string, name: CachedName, value: object): void;
  /** Removes all values, of any person. */
  forget(): void;
}
