import { dayAt } from '../../../shared/time/wall-time.ts';
import { SERVER_TIME, type Batch } from '../../../shared/record-write.ts';
import type { Payer } from '../payers/payer.ts';
import {
  fareChangePath,
  farePath,
  type AgreedPrice,
  type CorrectionReason,
  type Fare,
  type FareEnd,
  type FareTerms,
} from './fare.ts';
import { keptUntil } from './kept-until.ts';
import { takingsWrites } from './takings.ts';

/** A price and a payer as they are agreed. Every part was checked where it was typed. */
export interface Agreement {
  readonly terms: FareTerms;
  /** `null` if the meter or the tariff decides at the end. */
  readonly price: AgreedPrice | null;
  /** `null` if the passenger pays. */
  readonly payer: Pick<Payer, 'id' | 'hidden'> | null;
  /** In the order of the payer's questions. */
  readonly answers: readonly string[];
}

/** The entries at the end of a ride. */
export type EnteredEnd = Pick<FareEnd, 'total' | 'length' | 'waited' | 'extras' | 'paid'>;

/** The ended ride as far as the books know it. */
export interface EndedRide {
  readonly id: string;
  /** The uid of its driver; `null` if it had none. */
  readonly driver: string | null;
  /** The plate on its card; `''` without one. */
  readonly plate: string;
  readonly endedAt: Date;
}

/** The uid of the writer, the time by this device's clock, and for how many years the books are stored. */
export interface Writing {
  readonly by: string;
  readonly now: Date;
  readonly years: number;
}

/** Only `other` may have a note; `null` for none. */
export type Correction =
  | { readonly why: Exclude<CorrectionReason, 'other'> }
  | { readonly why: 'other'; readonly note: string | null };

const signed = ({ by }: Writing, rev: number) => ({ rev, by, at: SERVER_TIME });
const kept = ({ now, years }: Writing) => ({ deleteAt: keptUntil(now, years) });

const agreed = ({ terms, price, payer, answers }: Agreement) => ({
  ...terms,
  agreed: price && { amount: price.amount, source: price.source, cell: price.cell },
  payer: payer?.id ?? null,
  answers,
  hidden: payer?.hidden ?? false,
});

/** The former state of a changed fare, with the reason of a correction. */
function traceOf(known: Fare, writing: Writing, correction: Correction | null): Batch[number] {
  const { id, ...was } = known;
  const { rev, ...written } = signed(writing, known.rev + 1);
  const note = correction?.why === 'other' ? correction.note : null;
  const fields = { was, why: correction?.why ?? null, note, ...written, deleteAt: known.deleteAt };
  return { kind: 'set', path: fareChangePath(id, rev), fields };
}

/** The writes of a first agreement, or of another one before the end. A first one may be beside the ride's booking. */
export function agreementBatch(
  id: string,
  agreement: Agreement,
  known: Fare | null,
  writing: Writing,
): Batch {
  if (known === null) {
    const fields = {
      ...agreed(agreement),
      end: null,
      day: null,
      bill: null,
      ...signed(writing, 0),
      ...kept(writing),
    };
    return [{ kind: 'set', path: farePath(id), fields }];
  }
  const fields = { ...agreed(agreement), ...signed(writing, known.rev + 1) };
  return [{ kind: 'update', path: farePath(id), fields }, traceOf(known, writing, null)];
}

/** The writes of the end of a ride, which may have no fare yet. `terms` are those of a fare without an agreement. */
export function fareEndBatch(
  ride: EndedRide,
  entered: EnteredEnd,
  known: Fare | null,
  { terms, timeZone, ...writing }: Writing & { readonly terms: FareTerms; readonly timeZone: string },
): Batch {
  const { total, length, waited, extras, paid } = entered;
  const by = { driver: ride.driver ?? '', plate: ride.plate, by: writing.by, at: SERVER_TIME };
  const end = { total, length, waited, extras, paid, ...by };
  const day = dayAt(ride.endedAt, timeZone);
  const rev = known === null ? 0 : known.rev + 1;
  const signature = { ...signed(writing, rev), ...kept(writing) };
  const none = agreed({ terms, price: null, payer: null, answers: [] });
  const after = { ...(known ?? none), end, day };
  const fare: Batch[number] =
    known === null
      ? { kind: 'set', path: farePath(ride.id), fields: { ...none, end, day, bill: null, ...signature } }
      : { kind: 'update', path: farePath(ride.id), fields: { end, day, ...signature } };
  const proof = { ride: ride.id, rev, deleteAt: signature.deleteAt };
  return [fare, ...takingsWrites(proof, known, after)];
}

/** An ended fare as dispatch corrects it. */
export interface CorrectedFare extends Omit<Agreement, 'terms' | 'price'> {
  readonly entered: EnteredEnd;
  /** The day to which it belongs. */
  readonly day: string;
}

/** The writes of a correction of an ended fare that is on no bill. */
export function correctionBatch(
  known: Fare & { readonly end: FareEnd },
  { entered, day, payer, answers }: CorrectedFare,
  why: Correction,
  writing: Writing,
): Batch {
  const { total, length, waited, extras, paid } = entered;
  const { driver, plate } = known.end;
  const end = { total, length, waited, extras, paid, driver, plate, by: writing.by, at: SERVER_TIME };
  const changed = { payer: payer?.id ?? null, answers, hidden: payer?.hidden ?? false, end, day };
  const signature = signed(writing, known.rev + 1);
  const proof = { ride: known.id, rev: signature.rev, deleteAt: known.deleteAt };
  return [
    { kind: 'update', path: farePath(known.id), fields: { ...changed, ...signature } },
    traceOf(known, writing, why),
    ...takingsWrites(proof, known, { ...known, ...changed }),
  ];
}
