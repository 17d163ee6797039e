import type { AccessRequest } from '../access-request.ts';
import type { Way } from './normal-form.ts';

/**
 * The path below `documents/` of the document that a way names with `__name__ ==`. Null if it names none, or one
 * outside the queried collection. Other comparisons of `__name__` determine nothing (protocol 7.8).
 */
export function documentOfWay(way: Way, request: AccessRequest): string | null {
  for (const { field, op, value } of way) {
    if (field[0] === '__name__' && op === 'EQUAL' && value?.type === 'reference') {
      return isInCollection(value.path, request) ? value.path : null;
    }
  }
  return null;
}

function isInCollection(path: string, { path: collection, query }: AccessRequest): boolean {
  const parent = path.slice(0, path.lastIndexOf('/'));
  if (query?.allDescendants !== true) return parent === collection;
  return parent.split('/').at(-1) === collection.split('/').at(-1);
}
