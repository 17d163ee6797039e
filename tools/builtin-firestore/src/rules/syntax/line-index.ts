import type { Position } from './ast.ts';

/** Turns offsets of one source into lines and columns, both counted from one. */
export type LineIndex = (offset: number) => Position;

export function createLineIndex(source: string): LineIndex {
  const starts = [0];
  for (let offset = source.indexOf('\n'); offset >= 0; offset = source.indexOf('\n', offset + 1)) {
    starts.push(offset + 1);
  }
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
