import { Timestamp, type DocumentData, type QueryDocumentSnapshot } from 'firebase/firestore';
import { Timestamp as LiteTimestamp } from 'firebase/firestore/lite';

/** A document as the records read it, whichever SDK it came through: the two SDKs have no class in common. */
export function neutralData(data: DocumentData): DocumentData {
  const neutral = (value: unknown) =>
    value instanceof Timestamp ? new LiteTimestamp(value.seconds, value.nanoseconds) : value;
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, neutral(value)]));
}

/** The same for a document of a query. */
export function neutralDocument(found: QueryDocumentSnapshot) {
  const data = neutralData(found.data());
  return { id: found.id, data: () => data, get: (field: string): unknown => data[field] };
}
