import { isSame } from '../../shared/is-same.ts';
import { asDispatcher } from '../../shared/people/acting.ts';
import { allOf, fail, succeed, type Result } from '../../shared/result.ts';
import { settle } from '../../shared/settle.ts';
import type { SystemError } from '../../shared/system-error.ts';
import {
  newPayerBatch,
  payerChangeBatch,
  payerTermsOf,
  type Payer,
  type PayerTerms,
} from '../model/payers/payer.ts';
import type { BookNeeds } from '../ports/book-ports.ts';
import type { OpenRidesOfPayer, PayerList } from '../ports/payer-repository.ts';

/** The failures of the service of payers: failed requests, and refusals. */
export type PayerError =
  | SystemError
  /** The number is in use already. */
  | { readonly code: 'payer-exists' }
  /** The payer was changed meanwhile, by another dispatcher or in another window. */
  | { readonly code: 'payer-changed' };

/** The account customers of the firm, for dispatch. Fails as `asDispatcher` or any request does. */
export interface FirmPayers {
  list(): Promise<Result<PayerList>>;
  /** The account customer with this number; `null` if there is none. */
  one(id: string): Promise<Result<Payer | null>>;
  /** The states of a payer before its last `most` changes, latest first. Missing and damaged states are left out. */
  former(payer: Payer, most: number): Promise<Result<readonly Payer[]>>;
  /** The open rides of the account customer with this number. */
  openRides(id: string): Promise<Result<OpenRidesOfPayer>>;
  /**
   * Stores a new account customer under this number. `terms` must have passed `parsePayer`. Fails with `payer-exists`
   * if the number is in use. A retry after a success succeeds too, and changes nothing.
   */
  add(id: string, terms: PayerTerms): Promise<Result<void, PayerError>>;
  /** Changes or suspends a payer. Can fail with `payer-changed`. A retry after a success succeeds too. */
  change(payer: Payer, terms: PayerTerms): Promise<Result<void, PayerError>>;
}

export function createFirmPayers({
  payers,
  records,
  session,
}: Pick<BookNeeds, 'payers' | 'records' | 'session'>): FirmPayers {
  return {
    list: () => asDispatcher(session, payers.list),
    one: (id) => asDispatcher(session, () => payers.byId(id)),
    former: ({ id, rev }, most) =>
      asDispatcher(session, async (): Promise<Result<readonly Payer[]>> => {
        const revs = Array.from({ length: Math.min(rev, most) }, (_, back) => rev - 1 - back);
        const found = await allOf(revs.map((each) => payers.former(id, each)));
        return found.ok ? succeed(found.value.flatMap((each) => each ?? [])) : found;
      }),
    openRides: (id) => asDispatcher(session, () => payers.openRides(id)),
    add: (id, terms) =>
      asDispatcher(session, ({ uid }): Promise<Result<void, PayerError>> =>
        settle(records, newPayerBatch(id, uid, terms), {
          read: () => payers.byId(id),
          verdict(found) {
            if (found === null) return null;
            const isMine =
              found.rev === 0 && found.by === uid && isSame(payerTermsOf(found), payerTermsOf(terms));
            return isMine ? succeed() : fail({ code: 'payer-exists' as const });
          },
        }),
      ),
    change: (payer, terms) =>
      asDispatcher(session, async ({ uid }): Promise<Result<void, PayerError>> => {
        if (isSame(payerTermsOf(payer), payerTermsOf(terms))) return succeed();
        return settle(records, payerChangeBatch(payer, uid, terms), {
          read: () => payers.byId(payer.id),
          verdict(found) {
            if (found === null || found.rev === payer.rev) return null;
            const isMine = found.rev === payer.rev + 1 && found.by === uid;
            return isMine && isSame(payerTermsOf(found), payerTermsOf(terms))
              ? succeed()
              : fail({ code: 'payer-changed' as const });
          },
        });
      }),
  };
}
