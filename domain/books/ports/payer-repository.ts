import type { Result } from '../../shared/result.ts';
import type { Payer } from '../model/payers/payer.ts';

export interface PayerList {
  readonly known: readonly Payer[];
  /** How many are stored, which includes damaged ones. */
  readonly stored: number;
}

/** The account customers, for administrators only. Fails with `permission-denied`, or as any request does. */
export interface PayerRepository {
  /** Up to `MOST_PAYERS`, in no order. A damaged one is left out. */
  list(): Promise<Result<PayerList>>;
  byId(id: string): Promise<Result<Payer | null>>;
}
