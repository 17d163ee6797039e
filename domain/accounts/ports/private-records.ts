import type { RecordStore } from '../../shared/record-store.ts';
import type { PrivateSession } from './private-session.ts';
import type { UserRepository } from './user-repository.ts';

/** What one identity may read and write. */
export interface OwnRecords {
  readonly users: UserRepository;
  readonly records: RecordStore;
}

/**
 * The records with the rights of a private session: the very object that the identity port returned. They act with what its
 * last `reload` found, and end with it.
 */
export type PrivateRecords = (session: PrivateSession) => OwnRecords;
