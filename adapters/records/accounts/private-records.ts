import type { OwnRecords, PrivateRecords } from '#domain/accounts/ports/private-records.ts';
import type { PrivateSession } from '#domain/accounts/ports/private-session.ts';
import type { DocumentStore } from '../document-store.ts';
import { createUserRepository } from './user-repository.ts';

/** The records of each private session. The identity port calls `opened` with each private session. */
export function createPrivateRecords() {
  const known = new WeakMap<PrivateSession, OwnRecords>();
  const privateRecords: PrivateRecords = (session) => {
    const own = known.get(session);
    if (own === undefined) throw new Error('No session');
    return own;
  };
  return {
    privateRecords,
    /** Sets the document store for the requests of a private session. */
    opened(session: PrivateSession, { documents }: { readonly documents: DocumentStore }) {
      known.set(session, { users: createUserRepository(documents), records: documents });
    },
  };
}
