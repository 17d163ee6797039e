import { readFileSync } from 'node:fs';
import { sourceFiles } from '../boundaries/source-files.ts';

/** A statement of docs/specification.md, and the titles of tests that end in its id, as `file › title`. */
export interface SpecRow {
  readonly id: string;
  readonly statement: string;
  readonly proofs: readonly string[];
}

export interface Specification {
  readonly rows: readonly SpecRow[];
  /** One sentence for each statement without a test, and for each id in a title without a statement. */
  readonly faults: readonly string[];
}

const ROW = /^- (S\d+\.\d+) (.+)$/gm;
/** A string that ends in ids: a title, or the last part of a title with parameters. */
const MARKED = /(['"`])((?:\\.|(?!\1)[^\\\n])+) \[(S\d+\.\d+(?:, S\d+\.\d+)*)\]\1/g;
/** The files that give tests their titles. Those of the rules' cases are in tables. */
const TESTS = /\.(?:test\.tsx?|spec\.ts|contract\.ts)$|^tests\/rules\/cases\/[\w/-]+-cases\.ts$/;

/** Reads the specification below a folder: its page, and every file that gives tests their titles. */
export function readSpecification(root: string): Specification {
  const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
  const tests = sourceFiles(root).filter((file) => TESTS.test(file));
  return proveRows(read('docs/specification.md'), new Map(tests.map((file) => [file, read(file)])));
}

/** @param tests the text of each file that gives tests their titles, by its path */
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
