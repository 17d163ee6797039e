/** What is kept: the profile of accounts, the work of rides. */
export type KeptName = 'profile' | 'work';

/**
 * What this device keeps of one person, for when there is no network. It is read only where the server was not reached, and
 * forgotten with every refusal, with the session, and when another person comes.
 */
export interface LastKnown {
  /**
   * What was kept of this person under a name, if that is at most `KEPT_MS` ago: of any shape, so the reader parses it.
   * `null` otherwise, and if storage is blocked or what it holds is damaged.
   */
  read(uid: string, name: KeptName): unknown;
  /** Keeps a value of texts, numbers, dates, lists and maps. What is kept of anybody else is forgotten. */
  keep(uid: string, name: KeptName, value: object): void;
  /** Forgets everything, whoever it is about. */
  forget(): void;
}
