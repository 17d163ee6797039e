import { Bytes, deleteField, increment, serverTimestamp, type DocumentData } from 'firebase/firestore/lite';
import { Sentinel, type Data, type Datum } from './datum.ts';

const isList = (datum: Datum): datum is Extract<Datum, readonly unknown[]> => Array.isArray(datum);

function sdkValue(datum: Datum): unknown {
  if (datum instanceof Sentinel) {
    if (datum.kind === 'increment') return increment(datum.by);
    return datum.kind === 'remove' ? deleteField() : serverTimestamp();
  }
  if (datum instanceof Uint8Array) return Bytes.fromUint8Array(datum);
  if (datum === null || typeof datum !== 'object' || datum instanceof Date) return datum;
  return isList(datum) ? datum.map(sdkValue) : sdkData(datum);
}

/** A document's data as the SDK takes it. */
export function sdkData(data: Data): DocumentData {
  return Object.fromEntries(Object.entries(data).map(([field, datum]) => [field, sdkValue(datum)]));
}
