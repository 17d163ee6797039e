import { writes, type Cells } from '../../product-request.ts';

/** The stored ride before a write and after it. */
export const [BEFORE, ONCE] = ['as it was', 'one step on'];
const HAPPENED = { shown: 'success', stored: ONCE } as const;

/**
 * After any failure the product reads the ride back (rides 3). So a lost answer is no failure, and a lost request is
 * sent once more. A write that the server refuses twice, or that cannot be read back, shows a failure.
 */
const CELLS: Cells = writes(
  'database',
  { before: BEFORE, after: ONCE },
  { 'lost-request': HAPPENED, 'lost-answer': HAPPENED },
);

/** The common properties of a ride's writes. They are sent at most twice, and another press stores nothing more. */
export const ROW = { kind: 'documents', server: 'database', lasting: 2, atLast: ONCE, cells: CELLS } as const;
