/** A name that an account no longer has. Its owner chose it, and whoever reads the history should know the one before, too. */
export interface FormerName {
  readonly name: string;
  /** The server's time of the change. */
  readonly until: Date;
}
