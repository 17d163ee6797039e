import { z } from 'zod';

/** A value in the form of Firestore's REST API: an object with one member, named after the type. */
const firestoreValueSchema = z.record(z.string(), z.unknown());
export type FirestoreValue = z.infer<typeof firestoreValueSchema>;

export const fieldsSchema = z.record(z.string(), firestoreValueSchema);
export type Fields = Readonly<Record<string, FirestoreValue>>;

const textSchema = z.object({ stringValue: z.string() });
const timestampSchema = z.object({ timestampValue: z.string() });
const integerSchema = z.object({ integerValue: z.union([z.string(), z.int()]).transform(Number) });
const doubleSchema = z.object({ doubleValue: z.number() });

export const textValue = (text: string): FirestoreValue => ({ stringValue: text });
export const wholeValue = (number: number): FirestoreValue => ({ integerValue: String(number) });
export const mapValue = (fields: Fields): FirestoreValue => ({ mapValue: { fields } });
export const NOTHING: FirestoreValue = { nullValue: null };
/** `time` is RFC 3339 in UTC. */
export const timestampValue = (time: string): FirestoreValue => ({ timestampValue: time });

/** The text of a string value; undefined for every other type and for an absent field. */
export function textOf(value: FirestoreValue | undefined): string | undefined {
  return textSchema.safeParse(value).data?.stringValue;
}

/** RFC 3339, with the stored precision. */
export function timestampOf(value: FirestoreValue | undefined): string | undefined {
  return timestampSchema.safeParse(value).data?.timestampValue;
}

/** An integer that JavaScript represents exactly. */
export function wholeOf(value: FirestoreValue | undefined): number | undefined {
  const whole = integerSchema.safeParse(value).data?.integerValue;
  return Number.isSafeInteger(whole) ? whole : undefined;
}

/** A number of either kind, finite. */
export function numberOf(value: FirestoreValue | undefined): number | undefined {
  const number = wholeOf(value) ?? doubleSchema.safeParse(value).data?.doubleValue;
  return Number.isFinite(number) ? number : undefined;
}
