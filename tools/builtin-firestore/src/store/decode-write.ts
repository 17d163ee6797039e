import { collect, fail, invalid, succeed, type Outcome, invalidPayload } from '../firestore-fault.ts';
import { decodeTimestamp } from '../values/decode-scalar.ts';
import { decodeFields, decodeValue } from '../values/decode-value.ts';
import { isDocumentName, parseFieldPath, type FieldPath } from '../values/field-path.ts';
import { hasNestedArray, NESTED_ARRAY } from '../values/nested-arrays.ts';
import { readBoolean, readList, readMessage, readString, type Message } from '../values/proto-message.ts';
import { parseDocumentName, type DatabaseName } from '../values/resource-name.ts';
import type { FieldTransform, Precondition, UpdateWrite, Write, Transform } from './write.ts';

const NUMERIC = { increment: 'increment', minimum: 'minimum', maximum: 'maximum' } as const;
const LISTS = { appendMissingElements: 'arrayUnion', removeAllFromArray: 'arrayRemove' } as const;
const MEMBERS = ['fieldPath', 'setToServerValue', ...Object.keys(NUMERIC), ...Object.keys(LISTS)];

function decodeOperation(name: string, content: unknown, within: DatabaseName): Outcome<Transform> {
  if (name === 'setToServerValue') {
    return content === 'REQUEST_TIME' ? succeed({ kind: 'requestTime' }) : invalidPayload();
  }
  if (name === 'increment' || name === 'minimum' || name === 'maximum') {
    const operand = decodeValue(content, within);
    if (!operand.ok) return operand;
    return operand.value.type === 'integer' || operand.value.type === 'double'
      ? succeed({ kind: NUMERIC[name], operand: operand.value })
      : invalid('Input must be int64 or double.');
  }
  const list = decodeValue({ arrayValue: content }, within);
  if (!list.ok) return list;
  if (hasNestedArray(list.value)) return invalid(NESTED_ARRAY);
  const kind = name === 'appendMissingElements' ? LISTS.appendMissingElements : LISTS.removeAllFromArray;
  return list.value.type === 'array' ? succeed({ kind, elements: list.value.values }) : invalidPayload();
}

/** Reads a field transform: exactly one operation beside the field path (protocol 3.2). */
function decodeTransform(json: unknown, within: DatabaseName): Outcome<FieldTransform> {
  const message = readMessage(json, MEMBERS);
  if (!message.ok) return message;
  const text = readString(message.value.get('fieldPath'));
  if (!text.ok) return text;
  const field = parseFieldPath(text.value);
  if (!field.ok) return field;
  if (isDocumentName(field.value)) return invalid('field name __name__ is reserved');
  const [operation, ...more] = [...message.value].filter(([name]) => name !== 'fieldPath');
  if (operation === undefined || more.length > 0) return invalid('A transform needs exactly one operation.');
  const transform = decodeOperation(operation[0], operation[1], within);
  return transform.ok ? succeed({ field: field.value, transform: transform.value }) : transform;
}

const OPERATIONS = ['update', 'delete', 'verify', 'transform'];

function decodeName(json: unknown, within: DatabaseName): Outcome<string> {
  const name = readString(json);
  return name.ok ? parseDocumentName(name.value, within) : name;
}

/** Reads a mask; `{}` is an empty mask, not an absent one (protocol 3.2). */
function decodeMask(json: unknown): Outcome<FieldPath[]> {
  const message = readMessage(json, ['fieldPaths']);
  if (!message.ok) return message;
  const paths = readList(message.value.get('fieldPaths'));
  if (!paths.ok) return paths;
  return collect(paths.value, (item) => {
    const text = readString(item);
    return text.ok ? parseFieldPath(text.value) : text;
  });
}

function decodePrecondition(json: unknown): Outcome<Precondition | undefined> {
  const message = readMessage(json, ['exists', 'updateTime']);
  if (!message.ok) return message;
  if (message.value.size > 1) return invalid('A precondition has exactly one condition.');
  if (message.value.has('exists')) {
    const exists = readBoolean(message.value.get('exists'));
    return exists.ok ? succeed({ kind: 'exists', exists: exists.value }) : exists;
  }
  if (!message.value.has('updateTime')) return succeed(undefined);
  const time = message.value.get('updateTime');
  // No document has a time with nanoseconds. Truncated, as elsewhere, it could equal a document's time.
  if (typeof time === 'string' && /\.\d{6}\d*[1-9]/.test(time)) {
    return invalid('timestamp cannot have more than microseconds precision');
  }
  const micros = decodeTimestamp(time);
  return micros.ok ? succeed({ kind: 'updateTime', micros: micros.value }) : micros;
}

function hasNestedPaths(transforms: readonly FieldTransform[]): boolean {
  const lies = (inner: FieldPath, outer: FieldPath): boolean =>
    inner.length > outer.length && outer.every((name, index) => name === inner[index]);
  return transforms.some((one) => transforms.some((other) => lies(one.field, other.field)));
}

function decodeUpdate(write: Message, within: DatabaseName): Outcome<UpdateWrite> {
  const document = readMessage(write.get('update'), ['name', 'fields', 'createTime', 'updateTime']);
  if (!document.ok) return document;
  const path = decodeName(document.value.get('name'), within);
  if (!path.ok) return path;
  const fields = decodeFields(document.value.get('fields'), within);
  if (!fields.ok) return fields;
  if ([...fields.value.values()].some(hasNestedArray)) return invalid(NESTED_ARRAY);
  const list = readList(write.get('updateTransforms'));
  if (!list.ok) return list;
  const transforms = collect(list.value, (item) => decodeTransform(item, within));
  if (!transforms.ok) return transforms;
  if (hasNestedPaths(transforms.value))
    return invalid('A field and one within it cannot both be transformed.');
  const parts = {
    kind: 'update',
    path: path.value,
    fields: fields.value,
    transforms: transforms.value,
  } as const;
  if (!write.has('updateMask')) return succeed(parts);
  const mask = decodeMask(write.get('updateMask'));
  if (!mask.ok) return mask;
  return mask.value.some(isDocumentName)
    ? invalid('field name __name__ is reserved')
    : succeed({ ...parts, mask: mask.value });
}

function decodePathWrite(kind: 'delete' | 'verify', write: Message, within: DatabaseName): Outcome<Write> {
  if (write.has('updateMask') || write.has('updateTransforms')) {
    return invalid(`A ${kind} has neither a mask nor transforms.`);
  }
  const path = decodeName(write.get(kind), within);
  if (!path.ok) return path;
  const precondition = decodePrecondition(write.get('currentDocument'));
  if (!precondition.ok) return precondition;
  if (kind === 'delete') {
    return succeed({
      kind,
      path: path.value,
      ...(precondition.value && { precondition: precondition.value }),
    });
  }
  return precondition.value
    ? succeed({ kind, path: path.value, precondition: precondition.value })
    : invalid('A verify needs a precondition.');
}

/** Reads one write: exactly one operation, its mask, transforms and precondition (protocol 3.2). */
export function decodeWrite(json: unknown, within: DatabaseName): Outcome<Write> {
  const message = readMessage(json, [...OPERATIONS, 'updateMask', 'updateTransforms', 'currentDocument']);
  if (!message.ok) return message;
  const operations = OPERATIONS.filter((name) => message.value.has(name));
  if (operations.length !== 1) return invalid('A write has exactly one operation.');
  if (operations[0] === 'transform') {
    return fail('UNIMPLEMENTED', 'Writes of kind "transform" are not supported: use updateTransforms.');
  }
  if (operations[0] !== 'update') {
    return decodePathWrite(operations[0] === 'delete' ? 'delete' : 'verify', message.value, within);
  }
  const update = decodeUpdate(message.value, within);
  if (!update.ok) return update;
  const precondition = decodePrecondition(message.value.get('currentDocument'));
  if (!precondition.ok) return precondition;
  return succeed({ ...update.value, ...(precondition.value && { precondition: precondition.value }) });
}
