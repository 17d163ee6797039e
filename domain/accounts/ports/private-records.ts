import type { RecordStore } from '../../shared/record-store.ts';
import type { PrivateSession } from './private-session.ts';
import type { UserRepository } from './user-repository.ts';

/** The records that one identity may read and write. */
export interface OwnRecords {
  readonly users: UserRepository;
  readonly records: RecordStore;
}

/**
 * The records with the rights of a private session; throws for one that the identity port has not returned. The rights
 * are those of the last `reload`. The records must not be used after `enter` or `end`.
 */
export type PrivateRecords = (session: PrivateSession) => OwnRecords;
