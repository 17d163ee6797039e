import { digests } from '#digests';
import { utf8 } from '../../values/bytes.ts';
import { type MemberTable, signature, type Overloads } from '../values/signature.ts';
import { fail, boolOf, floatOf, intFromFloat, intOf, durationOf, timestampOf } from '../values/make-value.ts';
import type { RulesValue, BytesValue } from '../values/rules-value.ts';
import { nanosOfDate } from '../values/calendar.ts';

const nanosPerUnit: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800_000_000_000n],
  ['d', 86_400_000_000_000n],
  ['h', 3_600_000_000_000n],
  ['m', 60_000_000_000n],
  ['s', 1_000_000_000n],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);

function date(year: bigint, month: bigint, day: bigint): RulesValue {
  const nanos = nanosOfDate(year, month, day);
  return nanos === null ? fail('There is no such date.') : timestampOf(nanos);
}

function durationIn(amount: bigint, unit: string): RulesValue {
  const nanos = nanosPerUnit.get(unit);
  return nanos === undefined ? fail(`'${unit}' is no unit of time.`) : durationOf(amount * nanos);
}

/** `timestamp.*` (rules 7.4). */
const timestampFunctions: MemberTable<null> = new Map([
  [
    'date',
    [
      signature(['int', 'int', 'int'], 'timestamp', (_: null, year, month, day) =>
        date(year.value, month.value, day.value),
      ),
    ],
  ],
  ['value', [signature(['int'], 'timestamp', (_: null, millis) => timestampOf(millis.value * 1_000_000n))]],
]);

/** `duration.*` (rules 7.4). */
const durationFunctions: MemberTable<null> = new Map([
  [
    'value',
    [
      signature(['int', 'string'], 'duration', (_: null, amount, unit) =>
        durationIn(amount.value, unit.value),
      ),
    ],
  ],
  [
    'time',
    [
      signature(['int', 'int', 'int', 'int'], 'duration', (_: null, hours, minutes, seconds, nanos) =>
        durationOf(
          ((hours.value * 60n + minutes.value) * 60n + seconds.value) * 1_000_000_000n + nanos.value,
        ),
      ),
    ],
  ],
  [
    'abs',
    [signature(['duration'], 'duration', (_: null, { nanos }) => durationOf(nanos < 0n ? -nanos : nanos))],
  ],
]);

/** A cyclic redundancy check of 32 bits, by its reversed polynomial; little-endian. */
function checksum(polynomial: number): (bytes: Uint8Array) => Uint8Array {
  const table = Array.from({ length: 256 }, (_, index) => {
    let remainder = index;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = remainder & 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1;
    }
    return remainder >>> 0;
  });
  return (bytes) => {
    let sum = 0xffffffff;
    for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 255] ?? 0);
    const result = new Uint8Array(4);
    new DataView(result.buffer).setUint32(0, ~sum, true);
    return result;
  };
}

/** A hash of bytes, or of the UTF-8 bytes of a string. */
function hashing(hash: (bytes: Uint8Array) => Uint8Array): Overloads<null> {
  const bytesOf = (bytes: Uint8Array): BytesValue => ({ type: 'bytes', value: hash(bytes) });
  return [
    signature(['bytes'], 'bytes', (_: null, { value }) => bytesOf(value)),
    signature(['string'], 'bytes', (_: null, { value }) => bytesOf(utf8(value))),
  ];
}

/** `hashing.*` (rules 7.4). Rules that call one which this host does not have are refused when they are loaded. */
const hashingFunctions: MemberTable<null> = new Map([
  ...[...digests].map(([name, digest]) => [name, hashing(digest)] as const),
  ['crc32', hashing(checksum(0xedb88320))],
  ['crc32c', hashing(checksum(0x82f63b78))],
]);

/** Downwards or upwards: a float, even of an int. */
function rounding(round: (value: number) => number): Overloads<null> {
  return [signature(['number'], 'float', (_: null, { value }) => floatOf(round(Number(value))))];
}

/** `math.*` (rules 7.4) without isInfinite, which the hosted service does not have either. */
const mathFunctions: MemberTable<null> = new Map([
  [
    'abs',
    [
      signature(['int'], 'int', (_: null, { value }) =>
        intOf(BigInt.asIntN(64, value < 0n ? -value : value)),
      ),
      signature(['float'], 'float', (_: null, { value }) => floatOf(Math.abs(value))),
    ],
  ],
  ['ceil', rounding(Math.ceil)],
  ['floor', rounding(Math.floor)],
  [
    'round',
    [
      signature(['int'], 'int', (_: null, value) => value),
      signature(['float'], 'int', (_: null, { value }) => intFromFloat(Math.round(value))),
    ],
  ],
  ['sqrt', [signature(['number'], 'float', (_: null, { value }) => floatOf(Math.sqrt(Number(value))))]],
  [
    'pow',
    [
      signature(['number', 'number'], 'float', (_: null, base, exponent) =>
        floatOf(Number(base.value) ** Number(exponent.value)),
      ),
    ],
  ],
  ['isNaN', [signature(['number'], 'bool', (_: null, { value }) => boolOf(Number.isNaN(value)))]],
]);

function latLng(latitude: number, longitude: number): RulesValue {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { type: 'latlng', latitude, longitude }
    : fail('There is no such place.');
}

/** `latlng.value(latitude, longitude)` in degrees (rules 7.4). */
const latLngFunctions: MemberTable<null> = new Map([
  [
    'value',
    [
      signature(['number', 'number'], 'latlng', (_: null, latitude, longitude) =>
        latLng(Number(latitude.value), Number(longitude.value)),
      ),
    ],
  ],
]);

/** The functions that are called as `namespace.name(…)` (rules 7.4). */
export const namespaces: ReadonlyMap<string, MemberTable<null>> = new Map([
  ['math', mathFunctions],
  ['timestamp', timestampFunctions],
  ['duration', durationFunctions],
  ['latlng', latLngFunctions],
  ['hashing', hashingFunctions],
]);

/** `get` and its relatives, which look up a document. */
export const lookupFunctions = ['get', 'exists', 'getAfter', 'existsAfter'] as const;

export type LookupFunction = (typeof lookupFunctions)[number];
