import { isMap, type Data } from '../scenario/datum.ts';
import { SITUATIONS, storedIn } from './privacy-documents.ts';

/** Whether a path of the rules, such as `rides/{id}`, matches the path of a document. */
export function isPathOf(path: string, document: string): boolean {
  const pattern = path.replaceAll(/\{\w+=\*\*\}/g, '.*').replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(document);
}

const fieldsOf = (data: Data): readonly string[] =>
  Object.entries(data).flatMap(([field, datum]) =>
    isMap(datum) ? [field, ...Object.keys(datum).map((inner) => `${field}.${inner}`)] : [field],
  );

/** The fields that each document has in any situation, by its path. */
const FIELDS = new Map<string, readonly string[]>();
for (const situation of Object.keys(SITUATIONS)) {
  for (const [path, data] of Object.entries(storedIn(situation))) {
    FIELDS.set(path, [...new Set([...(FIELDS.get(path) ?? []), ...fieldsOf(data)])]);
  }
}

/** The fields of the table's documents at a path of the rules, and the fields of maps in them (`vehicle.id`). */
export function fieldsAt(path: string): readonly string[] {
  const fields = [...FIELDS].flatMap(([document, names]) => (isPathOf(path, document) ? names : []));
  return [...new Set(fields)];
}
