import { isVisibleName } from './name.ts';
import type { StoredProfile } from './stored-profile.ts';

/** A name that an account no longer has. Its owner chose it, and whoever reads the history should know the one before, too. */
export interface FormerName {
  readonly name: string;
  /** The server's time of the change. */
  readonly until: Date;
}

/** The former names with the current one as the next of them; none if that shows nothing, and so counts as missing. */
export function leavingName({ name, formerNames = [] }: StoredProfile) {
  return name !== undefined && isVisibleName(name) ? { number: formerNames.length, name } : null;
}
