import { floatOf } from '../values/make-value.ts';
import type { LatLngValue } from '../values/rules-value.ts';
import { signature, type MemberTable } from '../values/signature.ts';

const EARTH_RADIUS_METRES = 6_371_010;

/** Great-circle distance in metres. */
function distance(from: LatLngValue, to: LatLngValue): number {
  const radians = Math.PI / 180;
  const half = (degrees: number): number => Math.sin((degrees * radians) / 2) ** 2;
  const chord =
    half(to.latitude - from.latitude) +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * half(to.longitude - from.longitude);
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Rules 7.4, row "latlng". */
export const latLngMembers: MemberTable<LatLngValue> = new Map([
  ['latitude', [signature([], 'float', (own: LatLngValue) => floatOf(own.latitude))]],
  ['longitude', [signature([], 'float', (own: LatLngValue) => floatOf(own.longitude))]],
  ['distance', [signature(['latlng'], 'float', (own: LatLngValue, other) => floatOf(distance(own, other)))]],
]);
