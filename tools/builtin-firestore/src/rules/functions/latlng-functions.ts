import { fail } from '../values/make-value.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { signature } from '../values/signature.ts';
import type { MemberTable } from '../values/signature.ts';

function latLng(latitude: number, longitude: number): RulesValue {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { type: 'latlng', latitude, longitude }
    : fail('There is no such place.');
}

/** `latlng.value(latitude, longitude)` in degrees (rules 7.4). */
export const latLngFunctions: MemberTable<null> = new Map([
  [
    'value',
    [
      signature(['number', 'number'], 'latlng', (_: null, latitude, longitude) =>
        latLng(Number(latitude.value), Number(longitude.value)),
      ),
    ],
  ],
]);
