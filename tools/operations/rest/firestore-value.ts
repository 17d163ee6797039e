import { isMap } from '#domain/shared/decoders.ts';
import { z } from 'zod';

/** A document's fields: texts, whole numbers, booleans, null, the kinds below, and lists and maps of all these. */
export type Fields = Readonly<Record<string, unknown>>;

/** A stored time as RFC 3339 in UTC: a `Date` would lose its microseconds. */
export class Timestamp {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toDate(): Date {
    return new Date(this.text);
  }
}

/** A number that is stored as floating point, whole or not. No field of a profile may be one. */
export class Double extends Number {}

/** Replaces a value that no command reads: a geo point, bytes, a reference, NaN, or an integer too large. */
const OTHER: unique symbol = Symbol('a value that no command reads');

const wholeSchema = z.union([z.string(), z.int()]).transform(Number).pipe(z.int());

/** In the REST API a value is an object with one member, whose name is the type. */
const valueSchema: z.ZodType<unknown> = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ nullValue: z.null() }).transform(({ nullValue }) => nullValue),
  z.object({ booleanValue: z.boolean() }).transform(({ booleanValue }) => booleanValue),
  z.object({ integerValue: wholeSchema }).transform(({ integerValue }) => integerValue),
  z.object({ doubleValue: z.number() }).transform(({ doubleValue }) => new Double(doubleValue)),
  z.object({ timestampValue: z.string() }).transform(({ timestampValue }) => new Timestamp(timestampValue)),
  z
    .object({ mapValue: z.object({ fields: z.lazy(() => fieldsSchema).default({}) }) })
    .transform(({ mapValue }) => mapValue.fields),
  z
    .object({ arrayValue: z.object({ values: z.lazy(() => z.array(valueSchema)).default([]) }) })
    .transform(({ arrayValue }) => arrayValue.values),
  z.record(z.string(), z.unknown()).transform(() => OTHER),
]);

/** Reads the fields of a document in the form of the REST API. */
export const fieldsSchema: z.ZodType<Fields> = z.record(z.string(), valueSchema);

export function valueToJson(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (isMap(value)) return { mapValue: { fields: fieldsToJson(value) } };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueToJson) } };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number' && Number.isSafeInteger(value)) return { integerValue: String(value) };
  if (value instanceof Timestamp) return { timestampValue: value.text };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  throw new TypeError(
    `A command writes texts, whole numbers, booleans, times, null, lists and maps of them, not ${String(value)}.`,
  );
}

export function fieldsToJson(fields: object): object {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, valueToJson(value)]));
}

/** A value as plain JSON for a file. Times become texts (RFC 3339), and values that no command reads become `null`. */
export function plainJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.text;
  if (value instanceof Double) return Number(value);
  if (Array.isArray(value)) return value.map(plainJson);
  if (isMap(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plainJson(part)]));
  }
  return typeof value === 'symbol' ? null : value;
}
