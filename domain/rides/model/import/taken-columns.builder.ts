import { columnsOf } from './file-layout.ts';
import type { FileKind } from './import-line.ts';

/** The headers, each with the column that it means. */
export const taken = (header: string, kind: FileKind, separator = ',') => {
  const cells = header.split(separator);
  const columns = columnsOf(cells, kind);
  return Object.fromEntries(cells.flatMap((cell, at) => (columns[at] ? [[cell, columns[at]]] : [])));
};
