import { z } from 'zod';

const order = z.enum(['ASCENDING', 'DESCENDING']);
const queryScope = z.enum(['COLLECTION', 'COLLECTION_GROUP']);

const indexField = z.object({
  fieldPath: z.string(),
  order: order.optional(),
  arrayConfig: z.literal('CONTAINS').optional(),
});

const indexFile = z.object({
  indexes: z.array(z.object({ collectionGroup: z.string(), queryScope, fields: z.array(indexField).min(1) })),
  fieldOverrides: z
    .array(
      z.object({
        collectionGroup: z.string(),
        fieldPath: z.string(),
        indexes: z.array(
          z.object({
            order: order.optional(),
            arrayConfig: z.literal('CONTAINS').optional(),
            queryScope: queryScope.default('COLLECTION'),
          }),
        ),
      }),
    )
    .default([]),
});

/** The content of `firestore.indexes.json`: composite indexes, and fields that differ from the automatic ones. */
export type IndexFile = z.output<typeof indexFile>;
export type IndexField = z.output<typeof indexField>;
export type IndexScope = z.output<typeof queryScope>;

/** Reads the file's text. Throws an error of zod or of JSON if the file is broken, so that the start fails. */
export const parseIndexFile = (source: string): IndexFile => indexFile.parse(JSON.parse(source));
