import { authorize } from '../access/authorize.ts';
import { listAccess } from '../access/describe-access.ts';
import { aggregationReads, queryReads } from '../access/read-counter.ts';
import { succeed, type Outcome } from '../firestore-fault.ts';
import { checkQuery } from '../query/check-query.ts';
import { decodeAggregationQuery } from '../query/decode-aggregation.ts';
import { decodeQuery } from '../query/decode-query.ts';
import { checkIndexes } from '../query/required-index.ts';
import { runAggregation } from '../query/run-aggregation.ts';
import { runQuery } from '../query/run-query.ts';
import type { StructuredQuery } from '../query/structured-query.ts';
import { requestTime } from '../store/commit-clock.ts';
import { encodeDocument, encodeValue } from '../values/encode-value.ts';
import { selectFields } from '../values/field-access.ts';
import { formatTimestamp } from '../values/timestamp.ts';
import { accessContext } from './access-context.ts';
import type { Call } from './backend.ts';
import { readRequest } from './read-request.ts';

/** Checks a query itself, then against the `list` rules and, in strict mode, the indexes; returns the read time. */
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
  const { documents, skipped } = runQuery(indexes, query.value);
  call.project.reads.addDocuments(
    queryReads(documents.length + skipped),
    call.caller.kind === 'administrator',
  );
  const readTime = formatTimestamp(time.value);
  const { select } = query.value;
  const elements = documents.map((document) => {
    const fields = select ? selectFields(document.fields, select) : document.fields;
    return { document: encodeDocument({ ...document, fields }, call.name), readTime };
  });
  const last = elements.at(-1);
  return succeed(last ? [...elements.slice(0, -1), { ...last, done: true }] : [{ readTime, done: true }]);
}

/** Answers with exactly one element that has a result (protocol 3.4). */
export function runAggregationCall(call: Call, body: unknown): Outcome<unknown> {
  const message = readRequest(body, ['structuredAggregationQuery']);
  if (!message.ok) return message;
  const decoded = decodeAggregationQuery(
    message.value.get('structuredAggregationQuery'),
    call.parent,
    call.name,
  );
  if (!decoded.ok) return decoded;
  const time = admit(call, decoded.value.query);
  if (!time.ok) return time;

  const { indexes } = call.project.database(call.name.database);
  const { values, matched } = runAggregation(indexes, decoded.value);
  call.project.reads.addDocuments(aggregationReads(matched), call.caller.kind === 'administrator');
  const aggregateFields = Object.fromEntries(
    [...values].map(([alias, value]) => [alias, encodeValue(value, call.name)]),
  );
  return succeed([{ result: { aggregateFields }, readTime: formatTimestamp(time.value) }]);
}
