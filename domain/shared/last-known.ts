/** What is kept: the profile of accounts, the rides that are open, and a driver's shift. */
export type KeptName = 'profile' | 'work' | 'shift';

/**
 * What this device keeps of one person, for when there is no network. It is read only where the server was not reached or says
 * nothing, and forgotten with every refusal, with the session, and when another person comes.
 */
export interface LastKnown {
  /**
   * What was kept of this person under a name, if that is at most `URL_VALID_MS` ago: of any shape, so the reader parses it.
   * `null` otherwise, and if storage is blocked or what it holds is damaged.
   */
  read(uid: string, name: KeptName): unknown;
  /** Whose something is kept, however long ago; `null` if nothing is. */
  holder(): string | null;
  /** Resolves after as long as a page waits for the server before what is kept stands in for its answer: at once if it is offline. */
  patience(): Promise<void>;
  /** Keeps a value of texts, numbers, dates, lists and maps. What is kept of anybody else is forgotten. */
  keep(uid: string, name: KeptName, value: object): void;
  /** Forgets everything, whoever it is about. */
  forget(): void;
}
