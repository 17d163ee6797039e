import { numericId } from './numeric-id.ts';

const SLASH = 0x2f;

/** Moves surrogates behind all other units, which turns UTF-16 order into code point order, and so UTF-8 order. */
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

/**
 * Compares document paths segment by segment (protocol 6.1); a segment's end sorts before any character. Numeric ids sort
 * before all others, by their number.
 */
export function comparePaths(left: string, right: string): number {
  if (left === right) return 0;
  return left.includes('__id') || right.includes('__id')
    ? compareSegments(left.split('/'), right.split('/'))
    : compareTexts(left, right);
}

function compareSegments(left: readonly string[], right: readonly string[]): number {
  for (const [index, segment] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = compareIds(segment, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareIds(left: string, right: string): number {
  const [a, b] = [numericId(left), numericId(right)];
  if (a === null || b === null) return Number(a === null) - Number(b === null) || compareUtf8(left, right);
  return a < b ? -1 : Number(a > b);
}

function compareTexts(left: string, right: string): number {
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
