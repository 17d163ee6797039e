import type { Fields } from './firestore-value.ts';

/** A condition on a document without which a commit is not stored. */
type Condition = { readonly exists: false } | { readonly updateTime: string };

/** One write of a commit; paths start at the database's root. */
export type DocumentWrite =
  | {
      readonly kind: 'write';
      readonly path: string;
      readonly fields: Fields;
      /**
       * Only these fields change; one that is missing in `fields` is removed. Absent: the whole document is replaced.
       */
      readonly mask?: readonly string[];
      /** Fields to set to the server's time. */
      readonly serverTimes?: readonly string[];
      readonly condition?: Condition;
    }
  | { readonly kind: 'delete'; readonly path: string; readonly condition?: Condition }
  /** Writes nothing: the commit fails if the condition does not hold. */
  | { readonly kind: 'verify'; readonly path: string; readonly condition: Condition };

/** The write in the form of `documents:commit`; `root` is the prefix of document names. */
export function writeToJson(write: DocumentWrite, root: string): object {
  const name = `${root}/${write.path}`;
  const currentDocument = write.condition === undefined ? {} : { currentDocument: write.condition };
  switch (write.kind) {
    case 'delete':
      return { delete: name, ...currentDocument };
    case 'verify':
      return { verify: name, ...currentDocument };
    case 'write':
      return {
        update: { name, fields: write.fields },
        ...(write.mask && { updateMask: { fieldPaths: write.mask } }),
        ...(write.serverTimes && {
          updateTransforms: write.serverTimes.map((fieldPath) => ({
            fieldPath,
            setToServerValue: 'REQUEST_TIME',
          })),
        }),
        ...currentDocument,
      };
  }
}
