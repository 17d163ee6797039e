import type { AccessRequest, QueryShape } from '../access-request.ts';
import { fromFields } from '../values/from-firestore.ts';
import { nullValue, recordOf } from '../values/make-value.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { documentValue } from './document-lookup.ts';

/**
 * The variable `request` (rules 7.5); `path` is an error value where a query leaves it open. Only writes have a `resource`,
 * and it is null for a delete.
 */
export function requestValue(request: AccessRequest, path: RulesValue): RulesValue {
  const { method, time, auth, database, requestResource, query } = request;
  const fields: [string, RulesValue][] = [
    ['auth', auth === null ? nullValue : authValue(auth, database)],
    ['method', { type: 'string', value: method }],
    ['path', path],
    ['time', { type: 'timestamp', nanos: time * 1000n }],
  ];
  if (method !== 'get' && method !== 'list') {
    fields.push([
      'resource',
      requestResource === null ? nullValue : documentValue(requestResource, database),
    ]);
  }
  if (method === 'list') fields.push(['query', queryValue(query)]);
  return recordOf(fields);
}

function authValue(auth: NonNullable<AccessRequest['auth']>, database: string): RulesValue {
  return recordOf([
    ['uid', { type: 'string', value: auth.uid }],
    ['token', fromFields(auth.token, database)],
  ]);
}

/** A clause that the query lacks is absent, except for the offset; the order is a map of field to ASC or DESC. */
function queryValue(query: QueryShape | undefined): RulesValue {
  const fields: [string, RulesValue][] = [];
  if (query?.limit !== undefined) fields.push(['limit', { type: 'int', value: BigInt(query.limit) }]);
  fields.push(['offset', { type: 'int', value: BigInt(query?.offset ?? 0) }]);
  if (query?.orderBy !== undefined) {
    const order = query.orderBy.map(
      ({ field, direction }) => [field, { type: 'string', value: direction }] as const,
    );
    fields.push(['orderBy', recordOf(order)]);
  }
  return recordOf(fields);
}
