import { isMap } from '#domain/shared/decoders.ts';
import { Increment, REMOVED, SERVER_TIME, type RecordWrite } from '#domain/shared/record-write.ts';
import { fieldsToJson } from './firestore-value.ts';

/** A condition on a document; the commit fails if it does not hold. */
export type Condition = { readonly exists: boolean } | { readonly updateTime: string };

/** One write of a commit; paths start at the database's root. */
export type DocumentWrite =
  | (RecordWrite & { readonly condition?: Condition })
  /** Writes nothing: the commit fails if the condition does not hold. */
  | { readonly kind: 'verify'; readonly path: string; readonly condition: Condition };

/** A field path in the form of the API: a name that is no plain identifier is in backticks. */
function fieldPath(names: readonly string[]): string {
  return names.map((name) => (/^[a-z_]\w*$/i.test(name) ? name : `\`${name}\``)).join('.');
}

/** The value without its fields of server time. Adds their paths to `times`. */
function withoutTimes(value: unknown, path: readonly string[], times: string[]): unknown {
  if (value === SERVER_TIME) {
    times.push(fieldPath(path));
    return undefined;
  }
  if (!isMap(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    withoutTimes(part, [...path, name], times),
  ]);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

/** Puts a value at its path within maps. */
function place(
  fields: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): void {
  if (value === undefined) return;
  if (rest.length === 0) {
    fields[name] = value;
    return;
  }
  const inner: Record<string, unknown> = isMap(fields[name]) ? { ...fields[name] } : {};
  place(inner, rest, value);
  fields[name] = inner;
}

/** The write in the form of `documents:commit`; `root` is the prefix of document names. */
export function writeToJson(write: DocumentWrite, root: string): object {
  const name = `${root}/${write.path}`;
  const currentDocument = write.condition === undefined ? {} : { currentDocument: write.condition };
  switch (write.kind) {
    case 'remove':
      return { delete: name, ...currentDocument };
    case 'verify':
      return { verify: name, ...currentDocument };
    case 'set':
    case 'merge':
    case 'update': {
      const times: string[] = [];
      const sums: object[] = [];
      const fields: Record<string, unknown> = {};
      for (const [field, value] of Object.entries(write.fields)) {
        const path = field.split('.');
        if (value instanceof Increment)
          sums.push({ fieldPath: fieldPath(path), increment: { integerValue: String(value.by) } });
        else if (value !== REMOVED) place(fields, path, withoutTimes(value, path, times));
      }
      // The mask lacks the fields that the server computes: a field only in the mask would be removed.
      const named = Object.entries(write.fields).flatMap(([field, value]) =>
        value === SERVER_TIME || value instanceof Increment ? [] : fieldPath(field.split('.')),
      );
      return {
        update: { name, fields: fieldsToJson(fields) },
        ...(write.kind !== 'set' && { updateMask: { fieldPaths: named } }),
        ...(times.length + sums.length > 0 && {
          updateTransforms: [
            ...times.map((path) => ({ fieldPath: path, setToServerValue: 'REQUEST_TIME' })),
            ...sums,
          ],
        }),
        ...currentDocument,
      };
    }
  }
}
