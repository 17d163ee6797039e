import type { QueryShape } from '../rules/access-request.ts';
import { scopePath } from '../query/structured-query.ts';
import type { StructuredQuery } from '../query/structured-query.ts';
import type { StagedWrite } from '../store/stage-commit.ts';
import { formatFieldPath } from '../values/field-path.ts';
import type { StoredDocument } from '../values/value.ts';
import type { Access } from './authorize.ts';

/** A read of one document, existing or missing. */
export const getAccess = (path: string, document: StoredDocument | null): Access => ({
  method: 'get',
  path,
  resource: document,
  requestResource: null,
});

function writeMethod({ write, before }: StagedWrite): Access['method'] {
  // A transaction may read a document and still be denied when it commits: a verify is a get (protocol 7.7).
  if (write.kind === 'verify') return 'get';
  if (write.kind === 'delete') return 'delete';
  return before ? 'update' : 'create';
}

/** A write; `resource` is the document as the earlier writes of the commit left it. */
export const writeAccess = (staged: StagedWrite): Access => ({
  method: writeMethod(staged),
  path: staged.write.path,
  resource: staged.before,
  requestResource: staged.write.kind === 'update' ? staged.after : null,
});

/** A list. Clauses that the query lacks stay absent, so that rules about them fail (protocol 7.5). */
export function listAccess(query: StructuredQuery): Access {
  const { filter, limit, offset, orderBy, scope } = query;
  const shape: QueryShape = {
    allDescendants: scope.allDescendants,
    ...(filter && { filter }),
    ...(limit !== undefined && { limit }),
    ...(offset !== undefined && { offset }),
    ...(orderBy.length > 0 && {
      orderBy: orderBy.map(({ field, direction }) => ({
        field: formatFieldPath(field),
        direction: direction === 'ASCENDING' ? ('ASC' as const) : ('DESC' as const),
      })),
    }),
  };
  return { method: 'list', path: scopePath(scope), resource: null, requestResource: null, query: shape };
}
