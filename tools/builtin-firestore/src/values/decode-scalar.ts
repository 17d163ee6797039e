import { invalid, invalidPayload, succeed, type Outcome } from '../firestore-fault.ts';
import { fromBase64 } from './bytes.ts';
import { readMessage } from './proto-message.ts';
import { parseTimestamp } from './timestamp.ts';
import type { FirestoreValue } from './value.ts';

const DECIMAL = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

/** A double. -0.0 in any form becomes 0, as in the official emulator. */
export function decodeDouble(json: unknown): Outcome<number> {
  if (typeof json === 'number') return Number.isFinite(json) ? succeed(json + 0) : invalidPayload();
  if (json === 'NaN' || json === 'Infinity' || json === '-Infinity') return succeed(Number(json));
  if (typeof json !== 'string' || !DECIMAL.test(json)) return invalidPayload();
  const value = Number(json);
  return Number.isFinite(value) ? succeed(value + 0) : invalidPayload();
}

export function decodeTimestamp(json: unknown): Outcome<bigint> {
  const micros = typeof json === 'string' ? parseTimestamp(json) : undefined;
  return micros === undefined ? invalidPayload() : succeed(micros);
}

/** Standard or URL-safe base64, padding optional, as ProtoJSON allows. */
export function decodeBytes(json: unknown): Outcome<FirestoreValue> {
  if (typeof json !== 'string' || !BASE64.test(json)) return invalidPayload();
  if (json.replace(/=+$/, '').length % 4 === 1) return invalidPayload();
  return succeed({ type: 'bytes', value: fromBase64(json) });
}

/** A missing member is 0 (protocol 5). */
export function decodeGeoPoint(json: unknown): Outcome<FirestoreValue> {
  const members = readMessage(json, ['latitude', 'longitude']);
  if (!members.ok) return members;
  const latitude = decodeDouble(members.value.get('latitude') ?? 0);
  if (!latitude.ok) return latitude;
  const longitude = decodeDouble(members.value.get('longitude') ?? 0);
  if (!longitude.ok) return longitude;
  // Written so that NaN fails, too.
  if (!(Math.abs(latitude.value) <= 90)) return invalid('latitude must be between -90.0 and 90.0');
  if (!(Math.abs(longitude.value) <= 180)) return invalid('longitude must be between -180.0 and 180.0');
  return succeed({ type: 'geoPoint', latitude: latitude.value, longitude: longitude.value });
}
