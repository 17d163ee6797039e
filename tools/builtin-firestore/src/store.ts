/** The package's entry point `store`: documents, commits and queries, without rules. */
export type { Outcome } from './firestore-fault.ts';
export { IndexCatalog } from './query/index-catalog.ts';
export { runQuery } from './query/run-query.ts';
export { SortedIndex } from './query/sorted-index.ts';
export type { StructuredQuery } from './query/structured-query.ts';
export { createCommitClock, requestTime } from './store/commit-clock.ts';
export { Database } from './store/database.ts';
export { stageCommit, storeCommit, type StagedCommit } from './store/stage-commit.ts';
export type { FieldTransform, NumberValue, UpdateWrite, Write } from './store/write.ts';
export { setField } from './values/field-access.ts';
export type { FieldPath } from './values/field-path.ts';
export { lastSegment } from './values/resource-name.ts';
export type { Fields, FirestoreValue } from './values/value.ts';
