import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { RULES_SOURCE } from '../scenario/read-rules.ts';
import type { Mutant } from './mutants.ts';

const Equivalents = z.array(
  z.strictObject({
    /** The text of the line without its indentation. Columns count from its start. */
    line: z.string().min(1),
    column: z.int().positive(),
    what: z.string().min(1),
    reason: z.string().min(20),
  }),
);

export type Equivalent = z.infer<typeof Equivalents>[number];

const FILE = new URL('./equivalent-mutants.json', import.meta.url);
const LINES = RULES_SOURCE.split('\n');

export const readEquivalents = (): readonly Equivalent[] =>
  Equivalents.parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** The place of a mutant's change, in the form of the list. */
export function placeOf({ at }: Mutant): Pick<Equivalent, 'line' | 'column'> {
  const line = LINES[at.line - 1] ?? '';
  const text = line.trim();
  return { line: text, column: at.column - line.indexOf(text) };
}

export function excuseOf(equivalents: readonly Equivalent[], mutant: Mutant): Equivalent | undefined {
  const { line, column } = placeOf(mutant);
  return equivalents.find(
    (known) => known.line === line && known.column === column && known.what === mutant.what,
  );
}
