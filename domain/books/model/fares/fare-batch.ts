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

/** An agreed price and payer. Parsers must have checked all values. */
export interface Agreement {
  readonly terms: FareTerms;
  /** `null` if the meter or the tariff gives the price at the end. */
  readonly price: AgreedPrice | null;
  /** `null` if the passenger pays. */
  readonly payer: Pick<Payer, 'id' | 'hidden' | 'discount'> | null;
  /** In the order of the payer's questions. */
  readonly answers: readonly string[];
}

/** The values that a person enters at the end of a ride. */
export type EnteredEnd = Pick<FareEnd, 'total' | 'length' | 'waited' | 'extras' | 'paid'>;

/** The facts about an ended ride that its fare needs. */
export interface EndedRide {
  readonly id: string;
  /** The uid of its driver; `null` if it had none. */
  readonly driver: string | null;
  /** The plate on its card; `''` without one. */
  readonly plate: string;
  readonly endedAt: Date;
}

/** `by` is the writer's uid, `now` the device's time. The books are stored for `years`. */
export interface Writing {
  readonly by: string;
  readonly now: Date;
  readonly years: number;
}

/** The reason of a correction. Only `other` may have a note; `note` is `null` without one. */
export type Correction =
  | { readonly why: Exclude<CorrectionReason, 'other'> }
  | { readonly why: 'other'; readonly note: string | null };

const signed = ({ by }: Writing, rev: number) => ({ rev, by, at: SERVER_TIME });
const kept = ({ now, years }: Writing) => ({ deleteAt: keptUntil(now, years) });

const paying = ({ payer, answers }: Pick<Agreement, 'payer' | 'answers'>) => ({
  payer: payer?.id ?? null,
  answers,
  hidden: payer?.hidden ?? false,
  discount: payer?.discount ?? 0,
});

const agreed = ({ terms, price, ...pays }: Agreement) => ({
  ...terms,
  agreed: price && { amount: price.amount, source: price.source, cell: price.cell, places: price.places },
  ...paying(pays),
});

/** The agreed payer and answers of a fare. The payer's record may have changed since. */
export const payingOf = ({
  payer: id,
  answers,
  hidden,
  discount,
}: Fare): Pick<Agreement, 'payer' | 'answers'> => ({
  payer: id === null ? null : { id, hidden, discount },
  answers,
});

/** The write that stores a fare as it was before a change. A correction's reason is stored with it. */
function traceOf(known: Fare, writing: Writing, correction: Correction | null): Batch[number] {
  const { id, ...was } = known;
  const { rev, ...written } = signed(writing, known.rev + 1);
  const note = correction?.why === 'other' ? correction.note : null;
  const fields = { was, why: correction?.why ?? null, note, ...written, deleteAt: known.deleteAt };
  return { kind: 'set', path: fareChangePath(id, rev), fields };
}

/** The writes of an agreement before the ride's end. `known` is the stored fare; `null` if there is none. */
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

/** `Writing` for an end, which also needs the service's zone. */
export interface WritingEnd extends Writing {
  readonly timeZone: string;
}

/** The fields of an entered end, and the day of the end. */
const endFields = (ride: EndedRide, entered: EnteredEnd, { by, timeZone }: WritingEnd) => {
  const { total, length, waited, extras, paid } = entered;
  const from = { driver: ride.driver ?? '', plate: ride.plate, by, at: SERVER_TIME };
  return { end: { total, length, waited, extras, paid, ...from }, day: dayAt(ride.endedAt, timeZone) };
};

/** The writes of a ride's end. If `known` is `null`, they store a fare with these `terms` and no agreement. */
export function fareEndBatch(
  ride: EndedRide,
  entered: EnteredEnd,
  known: Fare | null,
  { terms, ...writing }: WritingEnd & { readonly terms: FareTerms },
): Batch {
  const { end, day } = endFields(ride, entered, writing);
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
}

/** The writes that correct an ended fare that is on no bill. Driver and day come from `ride`: they may have changed. */
export function correctionBatch(
  known: Fare,
  ride: EndedRide,
  { entered, ...pays }: CorrectedFare,
  why: Correction,
  writing: WritingEnd,
): Batch {
  const changed = { ...paying(pays), ...endFields(ride, entered, writing) };
  const signature = signed(writing, known.rev + 1);
  const proof = { ride: known.id, rev: signature.rev, deleteAt: known.deleteAt };
  return [
    { kind: 'update', path: farePath(known.id), fields: { ...changed, ...signature } },
    traceOf(known, writing, why),
    ...takingsWrites(proof, known, { ...known, ...changed }),
  ];
}
