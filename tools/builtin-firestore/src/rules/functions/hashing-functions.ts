import { digests } from '#digests';
import { utf8 } from '../../values/bytes.ts';
import type { BytesValue } from '../values/rules-value.ts';
import { signature } from '../values/signature.ts';
import type { MemberTable, Overloads } from '../values/signature.ts';

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
export const hashingFunctions: MemberTable<null> = new Map([
  ...[...digests].map(([name, digest]) => [name, hashing(digest)] as const),
  ['crc32', hashing(checksum(0xedb88320))],
  ['crc32c', hashing(checksum(0x82f63b78))],
]);
