import { createHash } from 'node:crypto';
import type { digests as noDigests } from './no-digests.ts';

/** The digests of `hashing.*` in Node. */
export const digests: typeof noDigests = new Map(
  ['md5', 'sha256'].map((name) => [name, (bytes: Uint8Array) => createHash(name).update(bytes).digest()]),
);
