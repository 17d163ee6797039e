import { asDispatcher, signedIn } from '../../shared/people/acting.ts';
import { mayDispatch } from '../../shared/people/powers.ts';
import { allOf, succeed, type Result } from '../../shared/result.ts';
import { ifStored, settle } from '../../shared/settle.ts';
import type { BookError } from '../model/fares/book-error.ts';
import { handoverBatch, type Handover, type NewHandover } from '../model/fares/handover.ts';
import type { Takings, TakingsKind } from '../model/fares/takings.ts';
import type { BookNeeds } from '../ports/book-ports.ts';
import type { Days } from '../ports/fare-repository.ts';
import { bookStart } from './ride-prices.ts';

/** The takings of a driver, and the cash that they handed in. */
export interface DaySheet {
  /** By day; for dispatch, the takings of hidden fares follow. */
  readonly takings: readonly Takings[];
  readonly handovers: readonly Handover[];
  /** As in `BookSettings`. */
  readonly share: number;
}

/** The takings and the handed-in cash of days. */
interface DaySheets {
  /** The sheet of a driver, for that driver and dispatch. Fails with `books-not-set-up` or `no-time-zone`. */
  ofDriver(uid: string, days: Days): Promise<Result<DaySheet, BookError>>;
  /** All takings of a kind, by day, for dispatch. The takings of hidden fares follow the takings of drivers. */
  figures(kind: Exclude<TakingsKind, 'veiled'>, days: Days): Promise<Result<readonly Takings[], BookError>>;
  /** All handed-in cash; for dispatch. */
  handovers(days: Days): Promise<Result<readonly Handover[], BookError>>;
  /** Stores handed-in cash, for dispatch. A retry with the same id changes nothing. Fails as `ofDriver` does. */
  handIn(id: string, handover: NewHandover): Promise<Result<void, BookError>>;
}

export function createDaySheets(needs: BookNeeds): DaySheets {
  const { fares, records, clock, session } = needs;
  const takings = async (kinds: readonly TakingsKind[], of: string | null, days: Days) => {
    const found = await allOf(kinds.map((kind) => fares.takings(kind, of, days)));
    return found.ok ? succeed(found.value.flat()) : found;
  };
  return {
    async ofDriver(uid, days) {
      const user = signedIn(session);
      if (!user.ok) return user;
      const kinds: readonly TakingsKind[] = mayDispatch(user.value) ? ['driver', 'veiled'] : ['driver'];
      const [start, taken, handovers] = await Promise.all([
        bookStart(needs),
        takings(kinds, uid, days),
        fares.handovers(uid, days),
      ]);
      if (!start.ok) return start;
      if (!taken.ok) return taken;
      if (!handovers.ok) return handovers;
      const { share } = start.value.settings;
      return succeed({ takings: taken.value, handovers: handovers.value, share });
    },
    figures: (kind, days) =>
      asDispatcher(session, () => takings(kind === 'driver' ? ['driver', 'veiled'] : [kind], null, days)),
    handovers: (days) => asDispatcher(session, () => fares.handovers(null, days)),
    handIn: (id, handover) =>
      asDispatcher(session, async (actor): Promise<Result<void, BookError>> => {
        const start = await bookStart(needs);
        if (!start.ok) return start;
        const by = { by: actor.uid, now: clock.now(), years: start.value.settings.years };
        const { driver, day } = handover;
        return settle(records, handoverBatch(id, handover, by), {
          read: () => fares.handovers(driver, { first: day, last: day }),
          verdict: ifStored((stored: readonly Handover[]) =>
            stored.some((line) => line.id === id && line.amount === handover.amount),
          ),
        });
      }),
  };
}
