import { invalid, invalidPayload, succeed } from '../firestore-fault.ts';
import type { Outcome } from '../firestore-fault.ts';
import { decodeValue } from '../values/decode-value.ts';
import { isDocumentName, parseFieldPath } from '../values/field-path.ts';
import { hasNestedArray, NESTED_ARRAY } from '../values/nested-arrays.ts';
import { readMessage, readString } from '../values/proto-message.ts';
import type { DatabaseName } from '../values/resource-name.ts';
import type { FieldTransform, Transform } from './write.ts';

const NUMERIC = { increment: 'increment', minimum: 'minimum', maximum: 'maximum' } as const;
const LISTS = { appendMissingElements: 'arrayUnion', removeAllFromArray: 'arrayRemove' } as const;
const MEMBERS = ['fieldPath', 'setToServerValue', ...Object.keys(NUMERIC), ...Object.keys(LISTS)];

function decodeOperation(name: string, content: unknown, within: DatabaseName): Outcome<Transform> {
  if (name === 'setToServerValue') {
    return content === 'REQUEST_TIME' || content === 1 ? succeed({ kind: 'requestTime' }) : invalidPayload();
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
export function decodeTransform(json: unknown, within: DatabaseName): Outcome<FieldTransform> {
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
