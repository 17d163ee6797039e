import type { RecordStore } from '../../shared/record-store.ts';
import type { PrivateSession } from './private-session.ts';
import type { UserRepository } from './user-repository.ts';

/** The records that one identity may read and write. */
export interface OwnRecords {
  readonly users: UserRepository;
  readonly records: RecordStore;
}

/**
 * Returns the records with the rights of a private session. Throws for a session that the identity port has not
 * returned. A change of the rights counts after the next `reload`. The records must not be used after `enter`, `end` or
 * `deleteIdentity`.
 */
export type PrivateRecords = (session: PrivateSession) => OwnRecords;
