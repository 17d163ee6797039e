import type { DocumentStore } from '#adapters/records/document-store.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import type { Caller, DocumentServer } from './documents/document-server.ts';
import type { MemoryNetwork, RequestKind } from './memory-network.ts';

/** How one person reaches the documents. */
export interface DocumentAccess {
  readonly records: DocumentServer;
  readonly network: MemoryNetwork;
  /** The user whose token the requests carry, once that is known. */
  readonly callerOf: () => Promise<Caller>;
}

/** The document store in memory; `name` is what its requests are called on the network. */
function createMemoryDocumentStore(
  { records, network, callerOf }: DocumentAccess,
  name: string,
): DocumentStore {
  const send = async <T>(kind: RequestKind, serve: (caller: Caller) => Result<T>): Promise<Result<T>> => {
    const caller = await callerOf();
    return network.send(kind, name, () => serve(caller));
  };
  const query: DocumentStore['query'] = (asked) => send('reading', (caller) => records.list(caller, asked));
  return {
    query,
    read: (path) => send('reading', (caller) => records.get(caller, path)),
    async count(asked) {
      const found = await query(asked);
      return found.ok ? succeed(found.value.length) : found;
    },
    commit: (batch) => send('documents', (caller) => records.commit(caller, batch)),
  };
}

/** A repository whose requests are named on the network after the port's methods: `users.read`. */
export function openRepository<Repository extends object>(
  port: string,
  create: (store: DocumentStore) => Repository,
  access: DocumentAccess,
): Repository {
  const named = (method: string) => create(createMemoryDocumentStore(access, `${port}.${method}`));
  const repository = named('');
  const methods = Object.keys(repository).map((method) => [method, Reflect.get(named(method), method)]);
  return { ...repository, ...Object.fromEntries(methods) };
}
