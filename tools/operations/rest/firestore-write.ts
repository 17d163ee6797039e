import { REMOVED, SERVER_TIME, type RecordWrite } from '#domain/shared/record-write.ts';
import { fieldsToJson } from './firestore-value.ts';

/** A condition on a document; the commit fails if it does not hold. */
type Condition = { readonly exists: false } | { readonly updateTime: string };

/** One write of a commit; paths start at the database's root. */
export type DocumentWrite =
  /** No field's name may have a dot, and `SERVER_TIME` and `REMOVED` stand at the top level only. */
  | (RecordWrite & { readonly condition?: Condition })
  | { readonly kind: 'delete'; readonly path: string; readonly condition?: Condition }
  /** Writes nothing: the commit fails if the condition does not hold. */
  | { readonly kind: 'verify'; readonly path: string; readonly condition: Condition };

/** The write in the form of `documents:commit`; `root` is the prefix of document names. */
export function writeToJson(write: DocumentWrite, root: string): object {
  const name = `${root}/${write.path}`;
  const currentDocument = write.condition === undefined ? {} : { currentDocument: write.condition };
  switch (write.kind) {
    case 'delete':
    case 'remove':
      return { delete: name, ...currentDocument };
    case 'verify':
      return { verify: name, ...currentDocument };
    case 'set':
    case 'update': {
      const fields = Object.entries(write.fields);
      const timed = fields.filter(([, value]) => value === SERVER_TIME);
      const named = fields.filter(([, value]) => value !== SERVER_TIME);
      const held = named.filter(([, value]) => value !== REMOVED);
      return {
        update: { name, fields: fieldsToJson(Object.fromEntries(held)) },
        // A field in the mask that the write does not hold is removed.
        ...(write.kind === 'update' && { updateMask: { fieldPaths: named.map(([field]) => field) } }),
        ...(timed.length > 0 && {
          updateTransforms: timed.map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
        }),
        ...currentDocument,
      };
    }
  }
}
