/** The cached values: an account's profile, its open rides, a driver's shift, and the fares of their rides. */
export type CachedName = 'profile' | 'work' | 'shift' | 'fares';

/**
 * The cache of one person on this device, for times without a network. It is read only if the server was not reached or
 * does not answer. Every refusal removes it, and so do the end of the session and another person.
 */
export interface LastKnown {
  /**
   * The value of this person under a name, of any shape, for the reader to decode. `null` if there is none, if it is
   * damaged or older than `CACHED_MS`, and if storage is blocked.
   */
  read(uid: string, name: CachedName): unknown;
  /** The uid of the person with cached values, of any age; `null` if there are none. */
  holder(): string | null;
  /** Resolves when a page should show cached values instead of waiting: at once if the device is offline. */
  patience(): Promise<void>;
  /** Caches a value of texts, numbers, dates, lists and maps. Values of other people are removed. */
  cache(uid: string, name: CachedName, value: object): void;
  /** Removes all values, of any person. */
  forget(): void;
}
