import { writes, type Cells } from '../../product-request.ts';

/** What is stored of a ride before a write and after it. */
export const [BEFORE, ONCE] = ['as it was', 'one step on'];
const HAPPENED = { told: 'success', stored: ONCE } as const;

/**
 * After any failure the ride is read back (rides 3): an answer that was lost is no failure, and a request that was lost is
 * sent once more. What a server refuses twice, or cannot be read back, is told.
 */
const CELLS: Cells = writes(
  'database',
  { before: BEFORE, after: ONCE },
  { 'lost-request': HAPPENED, 'lost-answer': HAPPENED },
);

/** What every write of a ride has in common: sent twice at most, and pressed again it has happened once. */
export const ROW = { kind: 'documents', server: 'database', lasting: 2, atLast: ONCE, cells: CELLS } as const;
