import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FUZZ_TRIALS } from '../fuzz-trials.ts';
import { Database } from './database.ts';
import { decodeWrite } from './decode-write.ts';
import { stageCommit, storeCommit } from './stage-commit.ts';
import { encodeFields } from '../values/encode-value.ts';

const RUNS = FUZZ_TRIALS['sequences of commits'];
const HERE = { projectId: 'p', database: '(default)' };
const ROOT = 'projects/p/databases/(default)/documents';

/** The model: plain objects whose leaves are whole numbers, changed by hand. */
type Tree = { [name: string]: Tree | number };
interface ModelWrite {
  readonly kind: 'set' | 'merge' | 'delete';
  readonly path: string;
  readonly tree: Tree;
  readonly mask: readonly string[];
  readonly increments: readonly string[];
  readonly exists?: boolean;
}

const name = fc.constantFrom('a', 'b', 'c.d');
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.dictionary(name, fc.oneof({ maxDepth: 2 }, fc.nat(3), tie('tree')), {
    maxKeys: 2,
    noNullPrototype: true,
  }),
}));
const fieldPath = fc.array(name, { minLength: 1, maxLength: 2 }).map((names) => names.join('/'));
/** A commit cannot transform both a field and a field inside it. */
const areApart = (paths: readonly string[]): boolean =>
  !paths.some((path) => paths.some((other) => path.startsWith(`${other}/`)));
const write: fc.Arbitrary<ModelWrite> = fc.record(
  {
    kind: fc.constantFrom('set', 'merge', 'merge', 'delete'),
    path: fc.constantFrom('x/1', 'x/2', 'x/1/y/1'),
    tree,
    mask: fc.array(fieldPath, { maxLength: 2 }),
    increments: fc.array(fieldPath, { maxLength: 2 }).filter(areApart),
    exists: fc.boolean(),
  },
  { requiredKeys: ['kind', 'path', 'tree', 'mask', 'increments'] },
);

const wire = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.includes('.') ? `\`${part}\`` : part))
    .join('.');
const fieldsJson = (node: Tree): object =>
  Object.fromEntries(
    Object.entries(node).map(([key, child]) => [
      key,
      typeof child === 'number'
        ? { integerValue: String(child) }
        : { mapValue: { fields: fieldsJson(child) } },
    ]),
  );

function writeJson({ kind, path, tree: fields, mask, increments, exists }: ModelWrite): object {
  const document = `${ROOT}/${path}`;
  const currentDocument = exists === undefined ? {} : { currentDocument: { exists } };
  if (kind === 'delete') return { delete: document, ...currentDocument };
  return {
    update: { name: document, fields: fieldsJson(fields) },
    ...(kind === 'merge' && { updateMask: { fieldPaths: mask.map(wire) } }),
    updateTransforms: increments.map((field) => ({
      fieldPath: wire(field),
      increment: { integerValue: '1' },
    })),
    ...currentDocument,
  };
}

function find(root: Tree, path: string): Tree | number | undefined {
  let node: Tree | number | undefined = root;
  for (const part of path.split('/')) node = typeof node === 'object' ? node[part] : undefined;
  return node;
}

function put(root: Tree, path: string, value: Tree | number | undefined): void {
  const parts = path.split('/');
  const last = parts.pop() ?? '';
  let node = root;
  for (const part of parts) {
    const child = node[part];
    if (typeof child !== 'object' && value === undefined) return;
    node = typeof child === 'object' ? child : (node[part] = {});
  }
  if (value === undefined) delete node[last];
  else node[last] = structuredClone(value);
}

/** Runs a commit on the model; returns false, with nothing changed, if a precondition fails. */
function runModel(documents: Map<string, Tree>, writes: readonly ModelWrite[]): boolean {
  const draft = structuredClone(documents);
  for (const { kind, path, tree: fields, mask, increments, exists } of writes) {
    const before = draft.get(path);
    if (exists !== undefined && exists !== (before !== undefined)) return false;
    if (kind === 'delete') {
      draft.delete(path);
      continue;
    }
    const after = kind === 'set' ? structuredClone(fields) : (before ?? {});
    if (kind === 'merge') for (const field of mask) put(after, field, find(fields, field));
    for (const field of increments) {
      const old = find(after, field);
      put(after, field, typeof old === 'number' ? old + 1 : 1);
    }
    draft.set(path, after);
  }
  documents.clear();
  for (const [path, document] of draft) documents.set(path, document);
  return true;
}

describe('write programs', { timeout: 5000 + RUNS * 20 }, () => {
  test('3.2: any sequence of commits leaves what a model of plain objects has', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(write, { minLength: 1, maxLength: 4 }), { maxLength: 6, size: 'max' }),
        (commits) => {
          const database = new Database();
          const model = new Map<string, Tree>();
          for (const [index, writes] of commits.entries()) {
            const decoded = writes.map((each) => decodeWrite(writeJson(each), HERE));
            const valid = decoded.flatMap((each) => (each.ok ? [each.value] : []));
            expect(valid).toHaveLength(writes.length);
            const staged = stageCommit(database, valid, BigInt(index + 1));
            expect(storeCommit(database, staged, ROOT).ok).toBe(runModel(model, writes));
            const stored = ['x', 'x/1/y'].flatMap((collection) => [...database.documentsOf(collection)]);
            const contents = stored.map(({ path, fields }) => [path, encodeFields(fields, HERE)] as const);
            const expected = [...model].map(([path, document]) => [path, fieldsJson(document)] as const);
            expect(new Map(contents)).toEqual(new Map(expected));
          }
        },
      ),
      { numRuns: RUNS },
    );
  });
});
