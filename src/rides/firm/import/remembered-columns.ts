import type { FileKind, FileLayout, ImportColumn } from '#domain/rides/model/import/import-line.ts';
import { COLUMNS } from '#domain/rides/model/import/import-line.ts';
import { isMap } from '#domain/shared/decoders.ts';
import { storeOnDevice, storedOnDevice } from '#core/session/device-storage.ts';

/** For how many rows of headers the columns are remembered. The oldest are forgotten. */
const MOST_KINDS = 20;

type Columns = FileLayout['columns'];

const nameOf = (uid: string, kind: FileKind) => `import-columns-${kind}-${uid}`;

function readRemembered(uid: string, kind: FileKind): Readonly<Record<string, unknown>> {
  try {
    const remembered: unknown = JSON.parse(storedOnDevice(nameOf(uid, kind)) ?? '{}');
    return isMap(remembered) ? remembered : {};
  } catch {
    return {};
  }
}

/** The columns chosen on this device for a file with these headers; `null` if none, or if they do not fit. */
export function rememberedColumns(uid: string, kind: FileKind, header: readonly string[]): Columns | null {
  const remembered = readRemembered(uid, kind)[header.join('\n')];
  if (!Array.isArray(remembered) || remembered.length < header.length) return null;
  const known: readonly (ImportColumn | null)[] = [...COLUMNS[kind], null];
  const columns = remembered.flatMap((each: unknown) => known.filter((column) => column === each));
  return columns.length === remembered.length ? columns : null;
}

/** Remembers the columns chosen for a file with these headers. Headers are not personal data. */
export function rememberColumns(
  uid: string,
  kind: FileKind,
  header: readonly string[],
  columns: Columns,
): void {
  const others = Object.entries(readRemembered(uid, kind)).filter(([key]) => key !== header.join('\n'));
  const remembered = [...others.slice(1 - MOST_KINDS), [header.join('\n'), columns]];
  storeOnDevice(nameOf(uid, kind), JSON.stringify(Object.fromEntries(remembered)));
}
