import { authorize } from '../access/authorize.ts';
import { listAccess } from '../access/describe-access.ts';
import { aggregationReads, queryReads } from '../access/read-counter.ts';
import { fail, succeed, type Outcome } from '../firestore-fault.ts';
import { checkQuery } from '../query/check-query.ts';
import { decodeQuery } from '../query/decode-query.ts';
import { checkIndexes } from '../query/required-index.ts';
import { runQuery } from '../query/run-query.ts';
import type { StructuredQuery } from '../query/structured-query.ts';
import { requestTime } from '../store/commit-clock.ts';
import { encodeDocument } from '../values/encode-value.ts';
import { selectFields } from '../values/field-access.ts';
import { readList, readMessage, readString } from '../values/proto-message.ts';
import { formatTimestamp } from '../values/timestamp.ts';
import { accessContext } from './access-context.ts';
import type { Call } from './backend.ts';
import { readRequest } from './read-request.ts';

/** Checks the query by itself, then by the `list` rules, then by the declared indexes. Returns the read time. */
export function admit(call: Call, query: StructuredQuery): Outcome<bigint> {
  const checked = checkQuery(query);
  if (!checked.ok) return checked;
  const time = call.backend.clock.now();
  const allowed = authorize(accessContext(call, requestTime(time)), [listAccess(query)]);
  if (!allowed.ok) return allowed;
  const { indexes } = call.backend;
  const indexed = indexes ? checkIndexes(indexes, query, call.name.projectId) : checked;
  return indexed.ok ? succeed(time) : indexed;
}

/** Answers with a list whose last element is marked `done` (protocol 3.3). */
export function runQueryCall(call: Call, body: unknown): Outcome<unknown> {
  const message = readRequest(body, ['structuredQuery']);
  if (!message.ok) return message;
  const query = decodeQuery(message.value.get('structuredQuery'), call.parent, call.name);
  if (!query.ok) return query;
  const time = admit(call, query.value);
  if (!time.ok) return time;

  const { indexes } = call.project.database(call.name.database);
  const documents = runQuery(indexes, query.value);
  call.project.reads.addDocuments(queryReads(documents.length), call.caller.kind === 'administrator');
  const readTime = formatTimestamp(time.value);
  const { select } = query.value;
  const elements = documents.map((document) => {
    const fields = select ? selectFields(document.fields, select) : document.fields;
    return { document: encodeDocument({ ...document, fields }, call.name), readTime };
  });
  const last = elements.at(-1);
  return succeed(last ? [...elements.slice(0, -1), { ...last, done: true }] : [{ readTime, done: true }]);
}

/** Reads the alias of a count, the only aggregation that is answered (protocol 3.4). */
function decodeCount(json: unknown): Outcome<string> {
  const list = readList(json);
  if (!list.ok) return list;
  const message = readMessage(list.value[0], ['alias', 'count', 'sum', 'avg']);
  if (!message.ok) return message;
  if (list.value.length !== 1 || message.value.size !== 2 || !message.value.has('count')) {
    return fail('UNIMPLEMENTED', 'A query is aggregated by one count only.');
  }
  const count = readMessage(message.value.get('count'), ['upTo']);
  if (!count.ok) return count;
  return count.value.has('upTo')
    ? fail('UNIMPLEMENTED', 'A count has no upTo here; limit its query.')
    : readString(message.value.get('alias'));
}

/** Answers with exactly one element that has a result (protocol 3.4). */
export function runAggregationCall(call: Call, body: unknown): Outcome<unknown> {
  const message = readRequest(body, ['structuredAggregationQuery']);
  if (!message.ok) return message;
  const asked = readMessage(message.value.get('structuredAggregationQuery'), [
    'structuredQuery',
    'aggregations',
  ]);
  if (!asked.ok) return asked;
  const query = decodeQuery(asked.value.get('structuredQuery'), call.parent, call.name);
  if (!query.ok) return query;
  const alias = decodeCount(asked.value.get('aggregations'));
  if (!alias.ok) return alias;
  const time = admit(call, query.value);
  if (!time.ok) return time;

  const { length } = runQuery(call.project.database(call.name.database).indexes, query.value);
  call.project.reads.addDocuments(aggregationReads(length), call.caller.kind === 'administrator');
  const aggregateFields = { [alias.value]: { integerValue: String(length) } };
  return succeed([{ result: { aggregateFields }, readTime: formatTimestamp(time.value) }]);
}
