import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { BytesValue } from '../values/rules-value.ts';
import { signature } from '../values/signature.ts';
import type { MemberTable, Overloads } from '../values/signature.ts';

const castagnoli = Array.from({ length: 256 }, (_, index) => {
  let remainder = index;
  for (let bit = 0; bit < 8; bit += 1) {
    remainder = remainder & 1 ? (remainder >>> 1) ^ 0x82f63b78 : remainder >>> 1;
  }
  return remainder >>> 0;
});

function crc32c(bytes: Uint8Array): number {
  let checksum = 0xffffffff;
  for (const byte of bytes) checksum = (checksum >>> 8) ^ (castagnoli[(checksum ^ byte) & 255] ?? 0);
  return (checksum ^ 0xffffffff) >>> 0;
}

function littleEndian(checksum: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(checksum);
  return bytes;
}

/** A hash of bytes, or of the UTF-8 bytes of a string. */
function hashing(hash: (bytes: Uint8Array) => Uint8Array): Overloads<null> {
  const bytesOf = (bytes: Uint8Array): BytesValue => ({ type: 'bytes', value: hash(bytes) });
  return [
    signature(['bytes'], 'bytes', (_: null, { value }) => bytesOf(value)),
    signature(['string'], 'bytes', (_: null, { value }) => bytesOf(Buffer.from(value))),
  ];
}

/** `hashing.*` (rules 7.4): the checksums are little-endian. */
export const hashingFunctions: MemberTable<null> = new Map([
  ['md5', hashing((bytes) => createHash('md5').update(bytes).digest())],
  ['sha256', hashing((bytes) => createHash('sha256').update(bytes).digest())],
  ['crc32', hashing((bytes) => littleEndian(crc32(bytes)))],
  ['crc32c', hashing((bytes) => littleEndian(crc32c(bytes)))],
]);
