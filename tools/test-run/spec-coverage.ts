/** A test, identified by its file and its title as written there; for a parametrised test, the template. */
export interface Proof {
  readonly file: string;
  readonly title: string;
}

/** One statement of the specification: `S2.4` is the fourth of section 2. */
export interface CoverageRow {
  readonly section: number;
  readonly number: number;
  readonly statement: string;
  readonly proofs: readonly Proof[];
}

/** The text of a file of the repository; `null` if there is none. */
export type ReadSource = (file: string) => string | null;

const ROW = /^\| S(?<section>\d+)\.(?<number>\d+) \| (?<statement>.*?) ?\| (?<proofs>.*?) ?\|$/;
const PROOF = /`(?<file>[^`]+?) › (?<title>[^`]+)`/g;

/** Files that a runner collects, and the contracts and cases that they run. */
const TESTS = /\.(?:test\.tsx?|spec\.ts|contract\.ts)$/;
const RULES_CASES = /^tests\/rules\/cases\/[\w-]+-cases\.ts$/;

/**
 * How a title starts where it names a test: as the first argument of the test, or of what a parametrised one returns.
 */
const IN_TEST = String.raw`(?:\b(?:it|test)|\))\(`;
const IN_CASE = String.raw`\btitle:`;

/** Parses every line that is a table row with an id; all others are prose. */
export function parseCoverage(text: string): readonly CoverageRow[] {
  return text.split('\n').flatMap((line) => {
    const found = ROW.exec(line.trim())?.groups;
    if (found === undefined) return [];
    const proofs = [...(found['proofs'] ?? '').matchAll(PROOF)].map(({ groups }) => ({
      file: groups?.['file'] ?? '',
      title: (groups?.['title'] ?? '').replaceAll(String.raw`\|`, '|'),
    }));
    return [
      {
        section: Number(found['section']),
        number: Number(found['number']),
        statement: found['statement'] ?? '',
        proofs,
      },
    ];
  });
}

function holdsTitle(source: string, start: string, title: string): boolean {
  const code = source.replaceAll(/^\s*\/\/.*$/gm, '');
  const escaped = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`${start}\s*(['"\`])${escaped}\1\s*,`).test(code);
}

function complaintAbout({ file, title }: Proof, read: ReadSource): string | null {
  const isCases = RULES_CASES.test(file);
  if (!isCases && !TESTS.test(file)) return `${file} is no test`;
  const source = read(file);
  if (source === null) return `${file} does not exist`;
  return holdsTitle(source, isCases ? IN_CASE : IN_TEST, title) ? null : `${file} has no test "${title}"`;
}

function complaintsAboutRow({ section, number, statement, proofs }: CoverageRow, read: ReadSource): string[] {
  const id = `S${section}.${number}`;
  const complaints = proofs.flatMap((proof) => {
    const complaint = complaintAbout(proof, read);
    return complaint === null ? [] : [`${id}: ${complaint}`];
  });
  if (statement === '') complaints.push(`${id} says nothing`);
  if (proofs.length === 0) complaints.push(`${id} has no proof`);
  return complaints;
}

/**
 * What is wrong with a coverage table, one sentence each; nothing where every row has a proof that exists.
 * @param expected How many rows each section has, from section 1 on: a row that was deleted or added by itself is wrong.
 */
export function complaintsAbout(
  text: string,
  expected: readonly number[],
  read: ReadSource,
): readonly string[] {
  const rows = parseCoverage(text);
  const ids = rows.map(({ section, number }) => `S${section}.${number}`);
  const wanted = expected.flatMap((count, index) =>
    Array.from({ length: count }, (_, row) => `S${index + 1}.${row + 1}`),
  );
  const misplaced = wanted.find((id, index) => ids[index] !== id) ?? ids[wanted.length];
  return [
    ...(misplaced === undefined ? [] : [`${misplaced} is missing, twice there, out of order, or too many`]),
    ...rows.flatMap((row) => complaintsAboutRow(row, read)),
  ];
}
