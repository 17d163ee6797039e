import type { ImportItem } from '#domain/rides/services/firm-import.ts';

const RUN_LENGTH = 14;

/** A whole import of these lines. */
export const anImportOf = <Entry>(items: readonly ImportItem<Entry>[]) => ({
  run: crypto.randomUUID().replaceAll('-', '').slice(0, RUN_LENGTH),
  part: 0,
  lines: items.length,
  items,
});
