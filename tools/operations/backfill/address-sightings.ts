import { createHash } from 'node:crypto';

/** Remembers in constant memory which addresses were seen; rarely takes a new one for seen. */
export interface AddressSightings {
  /** Records the address and returns whether it may have been recorded before. Never false for one that was. */
  note(address: string): boolean;
}

/** 16 MiB: of a million addresses about 200 are wrongly suspected, which costs only a second look. */
const FILTER_BITS = 2 ** 27;

/** A Bloom filter with two bits for each address. */
export function createAddressSightings(bits = FILTER_BITS): AddressSightings {
  const seen = new Uint8Array(Math.ceil(bits / 8));
  const mark = (position: number): boolean => {
    const index = position >>> 3;
    const mask = 1 << (position & 7);
    const byte = seen[index] ?? 0;
    seen[index] = byte | mask;
    return (byte & mask) !== 0;
  };
  return {
    note(address) {
      const hash = createHash('sha256').update(address).digest();
      const first = mark(hash.readUInt32BE(0) % bits);
      const second = mark(hash.readUInt32BE(4) % bits);
      return first && second;
    },
  };
}
