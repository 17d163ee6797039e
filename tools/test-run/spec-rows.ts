import { readFileSync } from 'node:fs';
import { sourceFiles } from '../boundaries/source-files.ts';

/** A statement of docs/specification.md, and the titles that carry its id, as `file › title`. */
export interface SpecRow {
  readonly id: string;
  readonly statement: string;
  readonly proofs: readonly string[];
}

export interface Specification {
  readonly rows: readonly SpecRow[];
  /** Its problems, a sentence each: a statement without a test, an id without a statement. */
  readonly faults: readonly string[];
}

const ROW = /^- (S\d+\.\d+) (.+)$/gm;
/** A string that ends in ids, whether it is the title itself or the part of a parametrised one that comes last. */
const MARKED = /(['"`])((?:\\.|(?!\1)[^\\\n])+) \[(S\d+\.\d+(?:, S\d+\.\d+)*)\]\1/g;
/** The rules' cases get their titles from tables. */
const TESTS = /\.(?:test\.tsx?|spec\.ts|contract\.ts)$|^tests\/rules\/cases\/[\w/-]+-cases\.ts$/;

/** The specification below a folder, read from the text of its page and of every file that gives tests their titles. */
export function readSpecification(root: string): Specification {
  const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
  const tests = sourceFiles(root).filter((file) => TESTS.test(file));
  return proveRows(read('docs/specification.md'), new Map(tests.map((file) => [file, read(file)])));
}

/** @param tests the source of each file of tests, by its path */
export function proveRows(page: string, tests: ReadonlyMap<string, string>): Specification {
  const proofs = [...tests].flatMap(([file, source]) =>
    [...source.matchAll(MARKED)].flatMap(([, , title = '', ids = '']) =>
      ids.split(', ').map((id) => ({ id, proof: `${file} › ${title}` })),
    ),
  );
  const rows = [...page.matchAll(ROW)].map(([, id = '', statement = '']) => ({
    id,
    statement,
    proofs: proofs.filter((each) => each.id === id).map(({ proof }) => proof),
  }));
  const known = new Set(rows.map(({ id }) => id));
  return {
    rows,
    faults: [
      ...rows.filter((row) => row.proofs.length === 0).map(({ id }) => `${id} has no test.`),
      ...proofs.filter(({ id }) => !known.has(id)).map(({ id, proof }) => `${id} is no statement: ${proof}`),
    ],
  };
}
