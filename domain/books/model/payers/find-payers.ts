import { folded } from '../../../shared/folded-words.ts';
import type { Payer } from './payer.ts';

/** Payers with the text at the start of the number, then of a word of the name. An empty text finds all. */
export function findPayers(payers: readonly Payer[], typed: string): readonly Payer[] {
  const wanted = folded(typed);
  if (wanted === '') return payers;
  const byNumber = payers.filter(({ id }) => folded(id).startsWith(wanted));
  const byName = payers.filter(
    (payer) => !byNumber.includes(payer) && ` ${folded(payer.name)}`.includes(` ${wanted}`),
  );
  return [...byNumber, ...byName];
}
