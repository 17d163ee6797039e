import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Mutant } from './mutants.ts';

const Equivalents = z.array(
  z.strictObject({
    /** `L<line>:<column>` in firestore.rules. */
    at: z.string().regex(/^L\d+:\d+$/),
    what: z.string().min(1),
    reason: z.string().min(20),
  }),
);

export type Equivalent = z.infer<typeof Equivalents>[number];

const FILE = new URL('./equivalent-mutants.json', import.meta.url);

export const readEquivalents = (): readonly Equivalent[] =>
  Equivalents.parse(JSON.parse(readFileSync(FILE, 'utf8')));

export const positionOf = ({ at }: Mutant): string => `L${at.line}:${at.column}`;

export const isListed = (equivalents: readonly Equivalent[], mutant: Mutant): boolean =>
  equivalents.some(({ at, what }) => at === positionOf(mutant) && what === mutant.what);
