const SLASH = 0x2f;

/** Moves surrogates behind all other units. UTF-16 order then equals code point order, and so UTF-8 order. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit >= 0xe000 ? unit - 0x800 : unit + 0x2000;
}

/** Compares by UTF-8 bytes (protocol 6.1): negative, zero or positive. */
export function compareUtf8(left: string, right: string): number {
  if (left === right) return 0;
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a !== b) return rank(a) - rank(b);
  }
  return left.length - right.length;
}

/** Compares document paths segment by segment (protocol 6.1); a segment's end sorts before any character. */
export function comparePaths(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a === b) continue;
    if (a === SLASH) return -1;
    return b === SLASH ? 1 : rank(a) - rank(b);
  }
  return left.length - right.length;
}
