import { scopePath, type StructuredQuery } from '../query/structured-query.ts';
import type { StagedCommit, StagedWrite } from '../store/stage-commit.ts';
import type { StoredDocument } from '../values/value.ts';
import type { Access } from './authorize.ts';

export const getAccess = (path: string, document: StoredDocument | null): Access => ({
  method: 'get',
  path,
  resource: document,
  requestResource: null,
});

/**
 * The accesses of a commit, one for each document, in the order of the documents' first writes. An access has the
 * document before and after all writes (protocol 7.7). A verify is a get, so rules about reads can deny a commit.
 */
export function commitAccesses({ writes, after }: StagedCommit): readonly Access[] {
  const firsts = new Map<string, StagedWrite>();
  for (const staged of writes) {
    if (!firsts.has(staged.write.path)) firsts.set(staged.write.path, staged);
  }
  return [...firsts].map(([path, { write, before }]) => {
    if (write.kind === 'verify') return getAccess(path, before);
    const requestResource = after(path);
    const method = requestResource === null ? 'delete' : before === null ? 'create' : 'update';
    return { method, path, resource: before, requestResource };
  });
}

/** The access of a query. A missing limit stays absent, so that rules that read the limit fail (protocol 7.5). */
export function listAccess({ filter, limit, scope }: StructuredQuery): Access {
  const query = {
    allDescendants: scope.allDescendants,
    filter,
    ...(limit !== undefined && { limit }),
  };
  return { method: 'list', path: scopePath(scope), resource: null, requestResource: null, query };
}
