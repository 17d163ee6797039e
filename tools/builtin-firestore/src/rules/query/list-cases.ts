import type { AccessRequest } from '../access-request.ts';
import type { AccessCase } from '../evaluate/access-case.ts';
import { documentValue } from '../evaluate/document-lookup.ts';
import { matchPath } from '../evaluate/match-path.ts';
import { documentPath } from '../values/from-firestore.ts';
import { nullValue, recordOf } from '../values/make-value.ts';
import { matchGroup } from './covers-group.ts';
import { countWays, expandWays, type Way } from './normal-form.ts';
import { wayData } from './way-data.ts';
import { documentOfWay } from './way-document.ts';

/** Firestore refuses queries with more than 30 ways. This limit only stops the expansion of an unchecked filter. */
const MAX_WAYS = 1000;

/** One case per way of the query's filter (protocol 7.8); null if the filter has too many. */
export function listCases(request: AccessRequest): readonly AccessCase[] | null {
  const filter = request.query?.filter ?? [];
  if (countWays(filter) > MAX_WAYS) return null;
  return expandWays(filter).map((way) => caseOf(way, request));
}

function caseOf(way: Way, request: AccessRequest): AccessCase {
  const named = documentOfWay(way, request);
  return named === null ? constrainedCase(way, request) : namedCase(named, request);
}

/** If a way names its document, the stored document decides. */
function namedCase(path: string, { database, lookup }: AccessRequest): AccessCase {
  const document = lookup.before(path);
  const fullPath = documentPath(database, path);
  return {
    resource: document === null ? nullValue : documentValue(document, database),
    cover: (match) => matchPath(match.segments, fullPath.segments),
  };
}

function constrainedCase(way: Way, { database, path, query }: AccessRequest): AccessCase {
  const resource = recordOf([['data', wayData(way, database)]], true);
  const collection = documentPath(database, path);
  if (query?.allDescendants !== true) {
    return { resource, cover: (match) => matchPath(match.segments, [...collection.segments, null]) };
  }
  return {
    resource,
    cover: (match) => matchGroup(match.segments, database, collection.segments.at(-1) ?? ''),
  };
}
