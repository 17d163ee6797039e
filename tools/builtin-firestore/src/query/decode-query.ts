import { collect, fail, invalid, invalidPayload, succeed, type Outcome } from '../firestore-fault.ts';
import { decodeValue } from '../values/decode-value.ts';
import type { FieldPath } from '../values/field-path.ts';
import { readBoolean, readInt32, readList, readMessage, readString } from '../values/proto-message.ts';
import { checkId, type DatabaseName } from '../values/resource-name.ts';
import { decodeFieldReference, decodeFilter } from './decode-filter.ts';
import type { Cursor, Order, QueryScope, StructuredQuery } from './structured-query.ts';

const MEMBERS = ['select', 'from', 'where', 'orderBy', 'startAt', 'limit'];
/** Members of the real service that no client of ours sends. */
const UNSUPPORTED = ['endAt', 'offset', 'findNearest'];

function decodeScope(json: unknown, parent: string): Outcome<QueryScope> {
  const from = readList(json);
  if (!from.ok) return from;
  if (from.value.length !== 1) return invalid('A query needs exactly one collection selector.');
  const message = readMessage(from.value[0], ['collectionId', 'allDescendants']);
  if (!message.ok) return message;
  const collectionId = readString(message.value.get('collectionId'));
  if (!collectionId.ok) return collectionId;
  const checked = checkId('Collection', collectionId.value);
  if (!checked.ok) return checked;
  const allDescendants = readBoolean(message.value.get('allDescendants'));
  if (!allDescendants.ok) return allDescendants;
  return succeed({ parent, collectionId: collectionId.value, allDescendants: allDescendants.value });
}

function decodeOrder(json: unknown): Outcome<Order> {
  const message = readMessage(json, ['field', 'direction']);
  if (!message.ok) return message;
  const field = decodeFieldReference(message.value.get('field'));
  if (!field.ok) return field;
  const direction = message.value.get('direction') ?? 'ASCENDING';
  return direction === 'ASCENDING' || direction === 'DESCENDING'
    ? succeed({ field: field.value, direction })
    : invalidPayload();
}

function decodeCursor(json: unknown, within: DatabaseName): Outcome<Cursor> {
  const message = readMessage(json, ['before', 'values']);
  if (!message.ok) return message;
  const before = readBoolean(message.value.get('before'));
  if (!before.ok) return before;
  const list = readList(message.value.get('values'));
  if (!list.ok) return list;
  const values = collect(list.value, (item) => decodeValue(item, within));
  return values.ok ? succeed({ before: before.value, values: values.value }) : values;
}

function decodeSelect(json: unknown): Outcome<FieldPath[]> {
  const message = readMessage(json, ['fields']);
  if (!message.ok) return message;
  const fields = readList(message.value.get('fields'));
  return fields.ok ? collect(fields.value, decodeFieldReference) : fields;
}

/** Reads a member if it is present. Otherwise the result is undefined. */
function optional<T>(json: unknown, read: (present: unknown) => Outcome<T>): Outcome<T | undefined> {
  return json === undefined ? succeed(undefined) : read(json);
}

/** Reads a query. `parent` is the path of the document above; empty for the root (protocol 3.3). */
export function decodeQuery(json: unknown, parent: string, within: DatabaseName): Outcome<StructuredQuery> {
  const message = readMessage(json, [...MEMBERS, ...UNSUPPORTED]);
  if (!message.ok) return message;
  const members = message.value;
  const unsupported = UNSUPPORTED.find((name) => members.has(name));
  if (unsupported !== undefined) return fail('UNIMPLEMENTED', `${unsupported} is not supported.`);
  const scope = decodeScope(members.get('from'), parent);
  if (!scope.ok) return scope;
  const filter = optional(members.get('where'), (present) => decodeFilter(present, within));
  if (!filter.ok) return filter;
  const orders = readList(members.get('orderBy'));
  if (!orders.ok) return orders;
  const orderBy = collect(orders.value, decodeOrder);
  if (!orderBy.ok) return orderBy;
  const startAt = optional(members.get('startAt'), (present) => decodeCursor(present, within));
  if (!startAt.ok) return startAt;
  const limit = optional(members.get('limit'), readInt32);
  if (!limit.ok) return limit;
  const select = optional(members.get('select'), decodeSelect);
  if (!select.ok) return select;
  return succeed({
    scope: scope.value,
    orderBy: orderBy.value,
    filter: filter.value ?? [],
    ...(startAt.value && { startAt: startAt.value }),
    ...(limit.value !== undefined && { limit: limit.value }),
    ...(select.value && { select: select.value }),
  });
}
