import { isSame } from '../../shared/is-same.ts';
import { MOST_ATTEMPTS } from '../../shared/most-attempts.ts';
import { asDispatcher, signedIn } from '../../shared/people/acting.ts';
import { mayDispatch } from '../../shared/people/powers.ts';
import type { Batch } from '../../shared/record-write.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { settle } from '../../shared/settle.ts';
import type { BookError } from '../model/fares/book-error.ts';
import {
  agreementBatch,
  correctionBatch,
  fareEndBatch,
  type Agreement,
  type CorrectedFare,
  type Correction,
  type EndedRide,
  type EnteredEnd,
  payingOf,
} from '../model/fares/fare-batch.ts';
import { endOf, type Fare, type FareChange, type FareEnd, type FareTerms } from '../model/fares/fare.ts';
import type { BookNeeds } from '../ports/book-ports.ts';
import { bookStart, type PriceList } from './ride-prices.ts';

type Answer<T> = Promise<Result<T, BookError>>;

/** The prices of rides, and their payers. The methods that write may also fail as `bookStart` does. */
export interface RideFares {
  /**
   * The fare of a ride, for dispatch and the ride's passenger and driver. `null` if there is none, or if it is hidden
   * from this reader.
   */
  byRide(id: string): Answer<Fare | null>;
  /** Up to `MOST_OF_FIRM` former states of a fare, earliest first; for dispatch. */
  changes(id: string): Answer<readonly FareChange[]>;
  /**
   * The writes of a first agreement, for the batch of the booking. Dispatch may agree anything. If the firm shows
   * prices, a passenger may agree a fixed price of the usual tariff. `opened` is the price list.
   */
  bookingBatch(id: string, agreement: Agreement, opened: Pick<PriceList, 'settings'>): Batch;
  /** Agrees a price or payer before the end, or changes the agreement, for dispatch. Fails as `correct` does. */
  agree(id: string, agreement: Agreement, known: Fare | null): Answer<void>;
  /**
   * Enters the end of a ride, for dispatch, and within a day for its driver. After a reopening this corrects the former
   * end. `terms` count if the ride has no fare yet. A retry with the same content succeeds. Fails with `fare-billed`,
   * with `fare-ended` if another end is stored, or with `changed-meanwhile` for another currency.
   */
  end(ride: EndedRide, entered: EnteredEnd, terms: FareTerms): Answer<void>;
  /** Corrects an ended fare, for dispatch. Fails with `changed-meanwhile`, or with `fare-billed` if it is on a bill. */
  correct(
    known: Fare & { readonly end: FareEnd },
    ride: EndedRide,
    to: CorrectedFare,
    why: Correction,
  ): Answer<void>;
}

const enteredOf = ({ total, length, waited, extras, paid }: EnteredEnd): EnteredEnd => ({
  total,
  length,
  waited,
  extras,
  paid,
});

export function createRideFares(needs: BookNeeds): RideFares {
  const { fares, records, clock, session } = needs;

  const writing = async () => {
    const actor = signedIn(session);
    if (!actor.ok) return actor;
    const start = await bookStart(needs);
    if (!start.ok) return start;
    const { settings, timeZone } = start.value;
    const { years } = settings;
    return succeed({ by: actor.value.uid, now: clock.now(), years, timeZone });
  };

  /** Stores a change of a fare. `isStored` recognises the change after a lost answer. */
  const change = (
    id: string,
    batch: Batch,
    known: Fare | null,
    isStored: (stored: Fare) => boolean,
  ): Answer<void> =>
    settle(records, batch, {
      read: () => fares.fare(id),
      verdict(stored): Result<void, BookError> | null {
        if (stored?.bill) return fail({ code: 'fare-billed' });
        if (stored?.rev === known?.rev) return null;
        return stored !== null && isStored(stored) ? succeed() : fail({ code: 'changed-meanwhile' });
      },
    });

  return {
    async byRide(id) {
      const found = await fares.fare(id);
      if (found.ok || found.error.code !== 'permission-denied') return found;
      const user = signedIn(session);
      return user.ok && !mayDispatch(user.value) ? succeed(null) : found;
    },
    changes: (id) => asDispatcher(session, (): Answer<readonly FareChange[]> => fares.changes(id)),
    bookingBatch(id, agreement, { settings: { years } }) {
      // No one books while signed out, so the empty uid is never stored.
      const by = session.current().user?.uid ?? '';
      return agreementBatch(id, agreement, null, { by, now: clock.now(), years });
    },
    agree: (id, agreement, known) =>
      asDispatcher(session, async (): Answer<void> => {
        const by = await writing();
        if (!by.ok) return by;
        const { price, payer, answers } = agreement;
        return change(id, agreementBatch(id, agreement, known, by.value), known, (stored) =>
          isSame(
            [stored.by, stored.agreed, stored.payer, stored.answers],
            [by.value.by, price, payer?.id ?? null, answers],
          ),
        );
      }),
    async end(ride, entered, terms) {
      const by = await writing();
      if (!by.ok) return by;
      const isStored = (fare: Fare) => {
        const end = endOf(fare, ride.endedAt);
        return end !== null && isSame(enteredOf(end), enteredOf(entered));
      };
      const attempt = async (left: number): Answer<void> => {
        const known = await fares.fare(ride.id);
        if (!known.ok) return known;
        const fare = known.value;
        if (fare !== null && endOf(fare, ride.endedAt) !== null)
          return isStored(fare) ? succeed() : fail({ code: 'fare-ended' });
        // Dispatch may have agreed another currency meanwhile. The sum would be wrong in that currency.
        if (fare !== null && fare.currency !== terms.currency) return fail({ code: 'changed-meanwhile' });
        const batch =
          fare !== null && fare.end !== null
            ? correctionBatch(fare, ride, { entered, ...payingOf(fare) }, { why: 'reopened' }, by.value)
            : fareEndBatch(ride, entered, fare, { ...by.value, terms });
        const sent = await change(ride.id, batch, fare, isStored);
        // If only the agreement has changed, the entered end is still valid.
        const again = !sent.ok && sent.error.code === 'changed-meanwhile' && left > 1;
        return again ? attempt(left - 1) : sent;
      };
      return attempt(MOST_ATTEMPTS);
    },
    correct: (known, ride, to, why) =>
      asDispatcher(session, async (): Answer<void> => {
        const by = await writing();
        if (!by.ok) return by;
        return change(known.id, correctionBatch(known, ride, to, why, by.value), known, (stored) =>
          isSame(
            [stored.by, stored.end && enteredOf(stored.end), stored.payer, stored.answers],
            [by.value.by, enteredOf(to.entered), to.payer?.id ?? null, to.answers],
          ),
        );
      }),
  };
}
