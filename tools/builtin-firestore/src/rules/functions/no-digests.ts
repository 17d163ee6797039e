/** A page has no synchronous digest, and no rule that is evaluated in one needs it so far. */
export const digests: ReadonlyMap<string, (bytes: Uint8Array) => Uint8Array> = new Map();
