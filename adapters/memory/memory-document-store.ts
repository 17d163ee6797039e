import type { DocumentQuery, DocumentStore } from '#adapters/records/document-store.ts';
import type { Result } from '#domain/shared/result.ts';
import type { TokenUser, DocumentServer } from './documents/document-server.ts';
import type { MemoryNetwork, RequestKind } from './memory-network.ts';

/** One person's access to the documents. */
export interface DocumentAccess {
  readonly server: DocumentServer;
  readonly network: MemoryNetwork;
  /** Resolves to the user whose token the requests carry. */
  readonly callerOf: () => Promise<TokenUser>;
}

/** A path without its ids: `users/*` for `users/u1`. */
const placeOf = (path: string) =>
  path
    .split('/')
    .map((segment, depth) => (depth % 2 === 1 ? '*' : segment))
    .join('/');

/** The name of a query: `riders phoneKey==`. */
const askedOf = ({ collection, where = [] }: DocumentQuery) =>
  [placeOf(collection), ...where.map(([field, is]) => field + is)].join(' ');

/** The document store in memory. On the network, each request is named after its kind and its documents. */
export function createMemoryDocumentStore({ server, network, callerOf }: DocumentAccess): DocumentStore {
  const send = async <T>(
    kind: RequestKind,
    name: string,
    serve: (caller: TokenUser) => Result<T>,
  ): Promise<Result<T>> => {
    const caller = await callerOf();
    return network.send(kind, name, () => serve(caller));
  };
  return {
    read: (path) => send('reading', `read ${placeOf(path)}`, (caller) => server.get(caller, path)),
    query: (query) => send('reading', `list ${askedOf(query)}`, (caller) => server.list(caller, query)),
    count: (query) => send('reading', `count ${askedOf(query)}`, (caller) => server.count(caller, query)),
    commit: (batch) =>
      send('documents', `write ${batch.map(({ path }) => placeOf(path)).join(' ')}`, (caller) =>
        server.commit(caller, batch),
      ),
  };
}
