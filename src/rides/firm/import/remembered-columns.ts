import type { FileKind, FileLayout, ImportColumn } from '#domain/rides/model/import/import-line.ts';
import { COLUMNS } from '#domain/rides/model/import/import-line.ts';
import { isMap } from '#domain/shared/decoders.ts';
import { storeOnDevice, storedOnDevice } from '#core/session/device-storage.ts';

/** How many kinds of files are remembered, the latest choices. */
const MOST_KINDS = 20;

type Columns = FileLayout['columns'];

const nameOf = (uid: string, kind: FileKind) => `import-columns-${kind}-${uid}`;

function readKept(uid: string, kind: FileKind): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(storedOnDevice(nameOf(uid, kind)) ?? '{}');
    return isMap(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** The columns chosen on this device for a file with these headers; `null` if none, or if they do not fit. */
export function rememberedColumns(uid: string, kind: FileKind, header: readonly string[]): Columns | null {
  const kept = readKept(uid, kind)[header.join('\n')];
  if (!Array.isArray(kept) || kept.length < header.length) return null;
  const known: readonly (ImportColumn | null)[] = [...COLUMNS[kind], null];
  const columns = kept.flatMap((each: unknown) => known.filter((column) => column === each));
  return columns.length === kept.length ? columns : null;
}

/** Remembers the columns chosen for a file with these headers. Headers are not personal data. */
export function rememberColumns(
  uid: string,
  kind: FileKind,
  header: readonly string[],
  columns: Columns,
): void {
  const others = Object.entries(readKept(uid, kind)).filter(([key]) => key !== header.join('\n'));
  const kept = [...others.slice(1 - MOST_KINDS), [header.join('\n'), columns]];
  storeOnDevice(nameOf(uid, kind), JSON.stringify(Object.fromEntries(kept)));
}
