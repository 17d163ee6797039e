import { readStoredLines } from '#domain/rides/model/import/undo-lines.ts';
import { isMap } from '#domain/shared/decoders.ts';
import type { Fields } from '../rest/firestore-value.ts';

/** Parts of a document by their paths, such as `log.3`. */
export type Entries = Readonly<Record<string, unknown>>;

const partsOf = (value: unknown): readonly (readonly [string, unknown])[] => {
  if (Array.isArray(value)) return value.map((part, at) => [String(at), part]);
  return isMap(value) ? Object.entries(value) : [];
};

/** The lines that an import has stored as one text; any other value as it is. */
const unpacked = (value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('[{') ? (readStoredLines(value) ?? value) : value;

/**
 * The parts of a document that name a person. A part is the innermost map with the name, such as a line of a log. A
 * name at the top level gives only its field, because the other fields are about other people.
 */
export function namedEntries(fields: Fields, isNamed: (text: string) => boolean): Entries {
  const found = new Map<string, unknown>();
  const names = (value: unknown) => typeof value === 'string' && isNamed(value);
  const look = (value: unknown, path: readonly string[]): void => {
    const parts = partsOf(value).map(([name, part]) => [name, unpacked(part)] as const);
    if (path.length > 0 && isMap(value) && parts.some(([, part]) => names(part))) {
      found.set(path.join('.'), value);
      return;
    }
    for (const [name, part] of parts) {
      if (isNamed(name) || names(part)) found.set([...path, name].join('.'), part);
      else look(part, [...path, name]);
    }
  };
  look(fields, []);
  return Object.fromEntries(found);
}
