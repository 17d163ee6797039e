import type { RecordStore } from '../../shared/record-store.ts';
import type { PrivateSession } from './private-session.ts';
import type { UserRepository } from './user-repository.ts';

/** The records that one identity may read and write. */
export interface OwnRecords {
  readonly users: UserRepository;
  readonly records: RecordStore;
}

/**
 * The records with the rights of a private session, which must be the object that the identity port returned; throws
 * for another. They use the answer to its last `reload`. After its `enter` or `end` they must not be used.
 */
export type PrivateRecords = (session: PrivateSession) => OwnRecords;
